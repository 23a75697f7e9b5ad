import { useEffect, useRef } from 'react';

/**
 * Shows the browser's prompt before a page with unsaved changes is left. Returns a function that leaves without the
 * prompt.
 */
export function useLeaveGuard(unsaved: boolean): (href: string) => void {
  const armed = useRef(unsaved);
  const leaving = useRef(false);
  armed.current = unsaved;
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (armed.current && !leaving.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (href) => {
    leaving.current = true;
    location.assign(href);
  };
}

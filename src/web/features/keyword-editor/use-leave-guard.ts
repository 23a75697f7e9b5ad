import { useEffect, useRef } from 'react';

/** Asks before the page is left with something unsaved in it; gives a way to leave without being asked. */
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

import { useEffect, useRef, useState } from 'react';

/**
 * Loads a module after hydration. Returns undefined until the module is loaded, and permanently if loading fails, so
 * callers must work without it.
 */
export function useLater<Module extends object>(load: () => Promise<Module>): Module | undefined {
  const [module, setModule] = useState<Module>();
  const first = useRef(load);
  useEffect(() => {
    first.current().then(setModule, () => {});
  }, []);
  return module;
}

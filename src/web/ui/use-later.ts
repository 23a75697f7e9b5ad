import { useEffect, useRef, useState } from 'react';

/** Code that comes in a file of its own once the page stands; undefined until then, and for good where it cannot be had: one writes on without it. */
export function useLater<Module extends object>(load: () => Promise<Module>): Module | undefined {
  const [module, setModule] = useState<Module>();
  const first = useRef(load);
  useEffect(() => {
    first.current().then(setModule, () => {});
  }, []);
  return module;
}

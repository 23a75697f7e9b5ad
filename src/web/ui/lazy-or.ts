import { type ComponentType, lazy } from 'react';

/**
 * Returns a component that is loaded on demand. When that fails, for example without a connection, renders `Fallback`
 * instead; an error would replace the whole page.
 */
export const lazyOr = <Props extends object>(load: () => Promise<ComponentType<Props>>, Fallback: ComponentType<Props>) =>
  lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: Fallback };
    }
  });

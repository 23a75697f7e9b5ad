import { useEffect, useState } from 'react';

/**
 * Fetches JSON from a path of this site. Undefined while loading, without a path and on errors, so callers must work
 * without it. Never returns the response for another path.
 */
export function useJson<Body>(path: string | undefined): Body | undefined {
  const [known, setKnown] = useState<{ path: string; body: Body }>();
  useEffect(() => {
    if (path === undefined) return;
    const leaving = new AbortController();
    const ask = async () => {
      const response = await fetch(path, { signal: leaving.signal });
      if (response.ok) setKnown({ path, body: await response.json() });
    };
    ask().catch(() => {});
    return () => leaving.abort();
  }, [path]);
  return known?.path === path ? known?.body : undefined;
}

/** Calls `read` at most once per `forMs` and shares the result between concurrent callers. Failures are not cached. */
export function remember<Value>(read: () => Promise<Value>, forMs: number, now: () => number = Date.now): () => Promise<Value> {
  let last: { readonly value: Promise<Value>; readonly at: number } | undefined;
  return () => {
    if (last && now() - last.at < forMs) return last.value;
    const current = { value: read(), at: now() };
    last = current;
    current.value.catch(() => {
      if (last === current) last = undefined;
    });
    return current.value;
  };
}

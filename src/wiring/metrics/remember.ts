/** Asks at most once in so many milliseconds, whoever wants to know; those who come meanwhile are told the same. A failure is not kept. */
export function remember<Value>(read: () => Promise<Value>, forMs: number, now: () => number = Date.now): () => Promise<Value> {
  let last: { readonly value: Promise<Value>; readonly at: number } | undefined;
  return () => {
    if (last && now() - last.at < forMs) return last.value;
    const asked = { value: read(), at: now() };
    last = asked;
    asked.value.catch(() => {
      if (last === asked) last = undefined;
    });
    return asked.value;
  };
}

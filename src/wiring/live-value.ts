/**
 * A value that is loaded once and kept until `subscribe` says that it changed, or until it is older than `maxAgeMs`.
 * Neither a failed load nor a failed subscription is kept: the next caller tries again. Only who asked for a value no older than so
 * is given the last known one when it cannot be read anew.
 */
export function liveValue<Value>(
  load: () => Promise<Value>,
  subscribe: (changed: () => void) => Promise<void>,
  { maxAgeMs = Number.POSITIVE_INFINITY, now = Date.now }: { maxAgeMs?: number; now?: () => number } = {},
): () => Promise<Value> {
  let current: Promise<Value> | undefined;
  let loadedAt = 0;
  let last: { readonly value: Value } | undefined;
  let subscribed: Promise<void> | undefined;

  const loadAnew = async (): Promise<Value> => {
    try {
      const value = await load();
      last = { value };
      return value;
    } catch (error) {
      current = undefined;
      if (last && maxAgeMs < Number.POSITIVE_INFINITY) return last.value;
      throw error;
    }
  };

  return async () => {
    subscribed ??= subscribe(() => {
      current = undefined;
    }).catch((error) => {
      subscribed = undefined;
      if (!last) throw error;
    });
    await subscribed; // before loading, or a change in between would be missed
    if (now() - loadedAt > maxAgeMs) current = undefined;
    if (!current) {
      loadedAt = now();
      current = loadAnew();
    }
    return current;
  };
}

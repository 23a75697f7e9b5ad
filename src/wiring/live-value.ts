/**
 * Loads a value once and caches it until `subscribe` reports a change or the value is older than `maxAgeMs`. After a
 * failed load or subscription, the next call retries. If `maxAgeMs` is set, a failed reload returns the last value.
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

  const reload = async (): Promise<Value> => {
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
    await subscribed; // before loading, so that no change in between is missed
    if (now() - loadedAt > maxAgeMs) current = undefined;
    if (!current) {
      loadedAt = now();
      current = reload();
    }
    return current;
  };
}

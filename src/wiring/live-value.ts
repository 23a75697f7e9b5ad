/**
 * A value that is loaded once and kept until `subscribe` says that it changed.
 * Neither a failed load nor a failed subscription is kept: the next caller tries again.
 */
export function liveValue<Value>(load: () => Promise<Value>, subscribe: (changed: () => void) => Promise<void>): () => Promise<Value> {
  let current: Promise<Value> | undefined;
  let subscribed: Promise<void> | undefined;

  return async () => {
    subscribed ??= subscribe(() => {
      current = undefined;
    }).catch((error) => {
      subscribed = undefined;
      throw error;
    });
    await subscribed; // before loading, or a change in between would be missed
    current ??= load().catch((error) => {
      current = undefined;
      throw error;
    });
    return current;
  };
}

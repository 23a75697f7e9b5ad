/** Buffer per stream for slow readers, in bytes; holds a whole backlog. */
export const BUFFER_BYTES = 128 * 1024;

export type LiveStream = {
  readonly body: ReadableStream<Uint8Array>;
  /** Returns false when the reader is gone or was dropped as too slow; it reconnects with its last event id. */
  write(bytes: Uint8Array): boolean;
  end(): void;
};

/** One open stream with backpressure; calls `left` once when it ends, on either side. */
export function openLiveStream(left: () => void): LiveStream {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  let isOpen = true;
  const leave = () => {
    if (!isOpen) return false;
    isOpen = false;
    left();
    return true;
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start: (own) => {
        controller = own;
      },
      cancel: () => void leave(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: BUFFER_BYTES }),
  );
  return {
    body,
    write(bytes) {
      if (!isOpen) return false;
      if ((controller.desiredSize ?? 0) >= bytes.length) {
        controller.enqueue(bytes);
        return true;
      }
      leave();
      controller.error(new DOMException('the reader is too slow', 'AbortError')); // Next does not log errors with this name
      return false;
    },
    end: () => {
      if (leave()) controller.close();
    },
  };
}

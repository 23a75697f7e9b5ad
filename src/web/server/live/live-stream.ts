/** Buffer size per stream for slow readers, in bytes. Large enough for a whole backlog of events. */
export const BUFFER_BYTES = 128 * 1024;

export type LiveStream = {
  readonly body: ReadableStream<Uint8Array>;
  /**
   * Returns false when the reader has disconnected or was dropped for being too slow. Clients reconnect with their last
   * event id.
   */
  write(bytes: Uint8Array): boolean;
  end(): void;
};

/** Opens a stream with backpressure. Calls `left` once when either side ends the stream. */
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
      // Next does not log errors with this name, so slow readers do not fill the log.
      controller.error(new DOMException('the reader is too slow', 'AbortError'));
      return false;
    },
    end: () => {
      if (leave()) controller.close();
    },
  };
}

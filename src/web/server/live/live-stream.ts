/** What a stream may still hold for a reader who is slow to take it, in bytes; it has room for a whole backlog. */
export const BUFFER_BYTES = 128 * 1024;

export type LiveStream = {
  readonly body: ReadableStream<Uint8Array>;
  /** False when the reader is gone, or was too slow and has been dropped: it comes back with the last event that it saw. */
  write(bytes: Uint8Array): boolean;
  end(): void;
};

/** One open page: bytes go to it as fast as it takes them, and `left` is called once when it is gone, whoever ended it. */
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
      controller.error(new DOMException('the reader is too slow', 'AbortError')); // by this name Next hangs up without a word in the log
      return false;
    },
    end: () => {
      if (leave()) controller.close();
    },
  };
}

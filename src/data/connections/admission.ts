/** Thrown when no connection is available because the queue is full or the wait timed out. */
export class PoolExhausted extends Error {
  readonly code = 'CROWDED';
}

export type AdmissionLimits = {
  /** Maximum number of callers admitted at the same time. */
  readonly places: number;
  /**
   * Number of places reserved for priority callers, and the same number for other callers, so that neither kind can
   * block the other.
   */
  readonly reserved: number;
  /**
   * Maximum number of waiting callers. Each kind of caller has a reserved share of the queue, in proportion to
   * `reserved`.
   */
  readonly waiting: number;
  /** Maximum time that a caller waits for a place, in milliseconds. */
  readonly withinMs: number;
};

export type Admission = {
  /**
   * Waits for a place and returns a function that releases it. Throws `PoolExhausted` when the queue is full or the
   * wait times out.
   */
  enter(hasPriority: boolean): Promise<() => void>;
  readonly waiting: number;
  readonly inside: number;
  /** Number of callers rejected so far. */
  readonly refused: number;
};

/** Admits up to `places` callers at a time and serves waiting priority callers first. */
export function createAdmission({ places, reserved, waiting, withinMs }: AdmissionLimits): Admission {
  const waitingForReserved = Math.ceil((waiting * reserved) / places);
  const kinds = { first: { inside: 0, queue: [] as (() => void)[] }, others: { inside: 0, queue: [] as (() => void)[] } };
  type Kind = (typeof kinds)[keyof typeof kinds];
  let refused = 0;

  const inside = () => kinds.first.inside + kinds.others.inside;
  const count = () => kinds.first.queue.length + kinds.others.queue.length;
  const hasPlace = (kind: Kind) => inside() < places && kind.inside < places - reserved;
  const leave = (kind: Kind) => {
    kind.inside -= 1;
    const next = [kinds.first, kinds.others].find((each) => each.queue.length > 0 && hasPlace(each));
    if (!next) return;
    next.inside += 1; // The place is counted before the waiting caller resumes, so that a new caller cannot take it.
    next.queue.shift()?.();
  };
  const refuse = (reason: string) => {
    refused += 1;
    return new PoolExhausted(reason);
  };
  const once = (work: () => void) => {
    let isDone = false;
    return () => {
      if (!isDone) work();
      isDone = true;
    };
  };
  const wait = (queue: (() => void)[]) =>
    new Promise<void>((resolve, reject) => {
      const called = () => {
        clearTimeout(timer);
        resolve();
      };
      const giveUp = () => {
        const at = queue.indexOf(called);
        if (at < 0) return; // The caller was admitted in the meantime.
        queue.splice(at, 1);
        reject(refuse(`no place within ${withinMs} ms`));
      };
      // After a blocked event loop, timers run before the I/O that frees places. The second setTimeout lets that I/O
      // run first.
      const timer = setTimeout(() => setTimeout(giveUp), withinMs);
      queue.push(called);
    });

  return {
    async enter(hasPriority) {
      const kind = hasPriority ? kinds.first : kinds.others;
      if (hasPlace(kind)) kind.inside += 1;
      else if (count() < waiting && kind.queue.length < waiting - waitingForReserved) await wait(kind.queue);
      else throw refuse(`${count()} callers are already waiting`);
      return once(() => leave(kind));
    },
    get waiting() {
      return count();
    },
    get inside() {
      return inside();
    },
    get refused() {
      return refused;
    },
  };
}

/** Thrown when admission is refused: the queue is full, or the wait timed out. */
export class PoolExhausted extends Error {
  readonly code = 'CROWDED';
}

export type AdmissionLimits = {
  /** Callers admitted at a time. */
  readonly places: number;
  /** Places that priority callers never take, and as many that other callers never take, so that neither kind starves the other. */
  readonly reserved: number;
  /** Queue length; the same share of it is reserved for each kind. */
  readonly waiting: number;
  /** Longest wait, in milliseconds. */
  readonly withinMs: number;
};

export type Admission = {
  /** Waits for a place and returns the function that releases it. Throws `PoolExhausted` when the queue is full or the wait times out. */
  enter(hasPriority: boolean): Promise<() => void>;
  readonly waiting: number;
  readonly inside: number;
  /** Refused callers since creation. */
  readonly refused: number;
};

/** Admits up to `places` callers at a time; waiting priority callers go first. */
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
    next.inside += 1; // taken before the waiter resumes, so that a newcomer cannot take the place
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
        if (at < 0) return; // admitted meanwhile
        queue.splice(at, 1);
        reject(refuse(`no place within ${withinMs} ms`));
      };
      // After a blocked event loop, timers run before the I/O that frees places. The second setTimeout lets that I/O run first.
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

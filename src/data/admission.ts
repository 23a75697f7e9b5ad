/** Nobody was let in: too many wait already, or it took too long. */
export class PoolExhausted extends Error {
  readonly code = 'CROWDED';
}

export type AdmissionLimits = {
  /** How many may be inside at once. */
  readonly places: number;
  /** How many of those are never taken by who goes first, and as many never by the others: a crowd of either kind leaves the other room. */
  readonly kept: number;
  /** How many may wait; of these, too, a part is kept for each. */
  readonly waiting: number;
  /** How long one may wait (milliseconds). */
  readonly withinMs: number;
};

export type Admission = {
  /** Waits for a place and gives back how to leave it. Throws Crowded at once when too many wait, or when it takes too long. */
  enter(goesFirst: boolean): Promise<() => void>;
  readonly waiting: number;
  readonly inside: number;
  /** How many were not let in since it began. */
  readonly refused: number;
};

/** Lets so many in at once; of those who wait, who goes first does. */
export function createAdmission({ places, kept, waiting, withinMs }: AdmissionLimits): Admission {
  const waitingForReserved = Math.ceil((waiting * kept) / places);
  const kinds = { first: { inside: 0, queue: [] as (() => void)[] }, others: { inside: 0, queue: [] as (() => void)[] } };
  type Kind = (typeof kinds)[keyof typeof kinds];
  let refused = 0;

  const inside = () => kinds.first.inside + kinds.others.inside;
  const count = () => kinds.first.queue.length + kinds.others.queue.length;
  const hasPlace = (kind: Kind) => inside() < places && kind.inside < places - kept;
  const leave = (kind: Kind) => {
    kind.inside -= 1;
    const next = [kinds.first, kinds.others].find((each) => each.queue.length > 0 && hasPlace(each));
    if (!next) return;
    next.inside += 1; // the place goes from hand to hand: a newcomer cannot slip in between
    next.queue.shift()?.();
  };
  const refuse = (why: string) => {
    refused += 1;
    return new PoolExhausted(why);
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
        if (at < 0) return; // let in meanwhile
        queue.splice(at, 1);
        reject(refuse(`no place within ${withinMs} ms`));
      };
      // A process that stood still finds its timers due before it hears who has left: those are heard first.
      const timer = setTimeout(() => setTimeout(giveUp), withinMs);
      queue.push(called);
    });

  return {
    async enter(goesFirst) {
      const kind = goesFirst ? kinds.first : kinds.others;
      if (hasPlace(kind)) kind.inside += 1;
      else if (count() < waiting && kind.queue.length < waiting - waitingForReserved) await wait(kind.queue);
      else throw refuse(`${count()} wait already`);
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

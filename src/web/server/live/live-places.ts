import { networkOf } from '#domain/accounts/limits.ts';

/** How many streams there may be, in all and from one client network. */
export type LiveLimits = { readonly streams: number; readonly streamsOfAddress: number };

/** Hands out places for streams: each is given back once, by calling what was given; undefined when there is none. */
export function createLivePlaces({ streams, streamsOfAddress }: LiveLimits): (address: string) => (() => void) | undefined {
  const taken = new Map<string, number>();
  let sum = 0;
  return (address) => {
    const network = networkOf(address);
    const own = taken.get(network) ?? 0;
    if (sum >= streams || own >= streamsOfAddress) return undefined;
    sum += 1;
    taken.set(network, own + 1);
    return () => {
      sum -= 1;
      const left = (taken.get(network) ?? 1) - 1;
      if (left > 0) taken.set(network, left);
      else taken.delete(network);
    };
  };
}

import { lookup, Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export type Addresses = readonly { readonly address: string; readonly family: number }[];

export type ConnectionRules = {
  /** Which addresses may be connected to; by default those of the public internet. */
  readonly isAllowed?: (address: string) => boolean;
  /** Resolves a host name. Tests pass their own. */
  readonly resolve?: (name: string) => Promise<Addresses>;
};

/**
 * Returns the addresses of a host, or undefined unless every one is allowed. A connection must use these addresses
 * (`pinnedTo`), which prevents DNS rebinding.
 */
export async function resolveHost(
  hostname: string,
  { isAllowed = isPublicAddress, resolve }: ConnectionRules,
): Promise<Addresses | undefined> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(host);
  const found = family === 0 ? await (resolve ?? askNameServers)(host) : [{ address: host, family }];
  return found.length > 0 && found.every(({ address }) => isAllowed(address)) ? found : undefined;
}

/** Resolves a name as this machine does, which includes its own names (`/etc/hosts`). */
export const lookUpHere = (name: string): Promise<Addresses> => lookup(name, { all: true });

// Names that strangers chose are not resolved by `lookup`: it occupies one of two threads of the process for as long as a
// name server does not answer, so that two such names would delay all others.
async function askNameServers(name: string): Promise<Addresses> {
  if (!name.includes('.')) return []; // such as `localhost`, a name of this machine or network
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const found = await Promise.allSettled([
    resolver.resolve4(name).then((addresses) => addresses.map((address) => ({ address, family: 4 }))),
    resolver.resolve6(name).then((addresses) => addresses.map((address) => ({ address, family: 6 }))),
  ]);
  return found.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
}

/** Returns a lookup function for a request that answers with these addresses only. */
export const pinnedTo =
  (addresses: Addresses): LookupFunction =>
  (_name, { all }, done) => {
    const [first] = addresses;
    if (all) done(null, [...addresses]);
    else done(null, first?.address ?? '', first?.family);
  };

/** Waits for work until the signal is aborted, and then throws. */
export function inTime<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const late = new Promise<never>((_, reject) => {
    const end = () => reject(new Error('timed out'));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
  return Promise.race([work, late]);
}

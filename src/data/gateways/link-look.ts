import { lookup as resolveName } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** The status with which a link finally answers; undefined when nothing can be said: refused by us, too slow, out of reach. */
export type LinkLook = (address: string) => Promise<number | undefined>;

export type LinkLookOptions = {
  readonly withinMs?: number;
  /** Only tests allow anything but https to the open internet. */
  readonly protocols?: readonly string[];
  readonly isAllowed?: (address: string) => boolean;
  readonly resolve?: (name: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;
};

const MOST_REDIRECTS = 4;
const MOST_HEADER_BYTES = 16_384;

/**
 * Looks whether links answer: only the head of an answer is taken, never its body. Names are resolved here, and every address of a name must be
 * public; the connection is made to one of those very addresses, so a name that changes its mind gains nothing. Redirects are followed by the same rules.
 */
export function openLinkLook(options: LinkLookOptions = {}): LinkLook {
  const { withinMs = 10_000, protocols = ['https:'], isAllowed = isPublicAddress } = options;
  const resolve = options.resolve ?? ((name: string) => resolveName(name, { all: true }));

  const addressesOf = async (host: string) => {
    const plainDeps = host.replace(/^\[(.*)\]$/, '$1');
    const family = isIP(plainDeps);
    const found = family === 0 ? await resolve(plainDeps) : [{ address: plainDeps, family }];
    return found.length > 0 && found.every(({ address }) => isAllowed(address)) ? found : undefined;
  };

  return async (address) => {
    const signal = AbortSignal.timeout(withinMs); // for the whole look, redirects and names included
    let url = URL.parse(address);
    try {
      for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
        if (!url || !protocols.includes(url.protocol) || url.username !== '' || url.password !== '') return undefined;
        const to = await inTime(addressesOf(url.hostname), signal);
        if (!to) return undefined;
        const { status, location } = await headOf(url, to, signal);
        if (status < 300 || status >= 400 || location === undefined) return status;
        url = URL.parse(location, url);
      }
    } catch {
      return undefined; // whatever it was, nothing can be said
    }
    return undefined;
  };
}

type Addresses = readonly { readonly address: string; readonly family: number }[];

function headOf(url: URL, addresses: Addresses, signal: AbortSignal): Promise<{ status: number; location: string | undefined }> {
  const lookup: LookupFunction = (_name, { all }, done) => {
    const [first] = addresses;
    if (all) done(null, [...addresses]);
    else done(null, first?.address ?? '', first?.family);
  };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(
      url,
      {
        method: 'GET',
        lookup,
        signal,
        agent: false,
        maxHeaderSize: MOST_HEADER_BYTES,
        headers: { accept: '*/*', 'user-agent': 'Stargrass evidence check' },
      },
      (answer) => {
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
        answer.destroy(); // the head is all that is wanted
      },
    );
    request.on('error', reject);
    request.end();
  });
}

function inTime<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const late = new Promise<never>((_, reject) => {
    const end = () => reject(new Error('too slow'));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
  return Promise.race([work, late]);
}

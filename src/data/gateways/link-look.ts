import { lookup as resolveName } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Returns the final HTTP status of a link, or undefined when the address is blocked, unreachable or too slow. */
export type LinkLook = (address: string) => Promise<number | undefined>;

export type LinkLookOptions = {
  readonly withinMs?: number;
  /** This option and the following ones exist for tests, which connect to a local HTTP server. */
  readonly protocols?: readonly string[];
  readonly isAllowed?: (address: string) => boolean;
  readonly resolve?: (name: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;
};

const MOST_REDIRECTS = 4;
const MOST_HEADER_BYTES = 16_384;

/**
 * Checks whether links respond, reading only the head of the response. Resolves host names itself, requires every
 * address of a name to be public and connects only to those addresses, which prevents DNS rebinding. Redirects follow
 * the same rules.
 */
export function openLinkLook(options: LinkLookOptions = {}): LinkLook {
  const { withinMs = 10_000, protocols = ['https:'], isAllowed = isPublicAddress } = options;
  const resolve = options.resolve ?? ((name: string) => resolveName(name, { all: true }));

  const addressesOf = async (host: string) => {
    const plainHost = host.replace(/^\[(.*)\]$/, '$1');
    const family = isIP(plainHost);
    const found = family === 0 ? await resolve(plainHost) : [{ address: plainHost, family }];
    return found.length > 0 && found.every(({ address }) => isAllowed(address)) ? found : undefined;
  };

  return async (address) => {
    // The timeout covers the whole check, including redirects and name resolution.
    const signal = AbortSignal.timeout(withinMs);
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
      return undefined; // Any failure means that the link status is unknown.
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
      (response) => {
        resolve({ status: response.statusCode ?? 0, location: response.headers.location });
        response.destroy(); // Only the response head is needed.
      },
    );
    request.on('error', reject);
    request.end();
  });
}

function inTime<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const late = new Promise<never>((_, reject) => {
    const end = () => reject(new Error('timed out'));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
  return Promise.race([work, late]);
}

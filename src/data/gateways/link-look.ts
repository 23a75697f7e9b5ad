import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { type Addresses, type ConnectionRules, inTime, pinnedTo, resolveHost } from './public-connection.ts';

/** Returns the final HTTP status of a link, or undefined when the address is blocked, unreachable or too slow. */
export type LinkLook = (address: string) => Promise<number | undefined>;

export type LinkLookOptions = ConnectionRules & {
  readonly withinMs?: number;
  /** This option and the connection rules exist for tests, which connect to a local HTTP server. */
  readonly protocols?: readonly string[];
};

const MOST_REDIRECTS = 4;
const MOST_HEADER_BYTES = 16_384;

/**
 * Checks whether links respond, reading only the head of the response. Resolves host names itself, requires every
 * address of a name to be public and connects only to those addresses, which prevents DNS rebinding. Redirects follow
 * the same rules.
 */
export function openLinkLook({ withinMs = 10_000, protocols = ['https:'], ...rules }: LinkLookOptions = {}): LinkLook {
  return async (address) => {
    // The timeout covers the whole check, including redirects and name resolution.
    const signal = AbortSignal.timeout(withinMs);
    let url = URL.parse(address);
    try {
      for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
        if (!url || !protocols.includes(url.protocol) || url.username !== '' || url.password !== '') return undefined;
        const to = await inTime(resolveHost(url.hostname, rules), signal);
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

function headOf(url: URL, addresses: Addresses, signal: AbortSignal): Promise<{ status: number; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(
      url,
      {
        method: 'GET',
        lookup: pinnedTo(addresses),
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
    request.on('close', () => reject(new Error('closed without an answer'))); // There is no error when a server answers 101.
    request.end();
  });
}

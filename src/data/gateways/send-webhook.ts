import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Webhook } from 'standardwebhooks';
import { newBytes } from '#data/secret.ts';
import { hostOf } from '#domain/webhooks/webhook-url.ts';
import { type Addresses, type ConnectionRules, inTime, lookUpHere, pinnedTo, resolveHost } from './public-connection.ts';

export type WebhookRequest = {
  readonly method: 'POST' | 'PATCH';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** The answer of a receiver, with the first 8 KB of its body. */
export type WebhookAnswer = { readonly status: number; readonly retryAfter: string | undefined; readonly body: string };

/** Sends a request once. Returns undefined when the address is blocked, unreachable or too slow. Never follows a redirect. */
export type SendWebhook = (request: WebhookRequest) => Promise<WebhookAnswer | undefined>;

export type SendWebhookOptions = Pick<ConnectionRules, 'resolve'> & {
  /** Hosts with their port that may be private and may use plain http. */
  readonly allowedHosts?: readonly string[];
  readonly withinMs?: number;
};

const WITHIN_MS = 10_000;
const MOST_HEADER_BYTES = 16_384;
const MOST_BODY_BYTES = 8_192;

/** Opens the sender of webhooks. Other hosts need https and must resolve to public addresses only. */
export function openWebhookSender({ allowedHosts = [], withinMs = WITHIN_MS, resolve }: SendWebhookOptions = {}): SendWebhook {
  return async (request) => {
    const url = URL.parse(request.url);
    if (url?.username !== '' || url.password !== '') return undefined;
    const isNamed = allowedHosts.includes(hostOf(url));
    if (url.protocol !== 'https:' && !(isNamed && url.protocol === 'http:')) return undefined;
    const signal = AbortSignal.timeout(withinMs); // covers name resolution, connection and answer
    const rules = { ...(isNamed && { isAllowed: () => true, resolve: lookUpHere }), ...(resolve && { resolve }) };
    try {
      const to = await inTime(resolveHost(url.hostname, rules), signal);
      return to && (await exchange(url, to, request, signal));
    } catch {
      return undefined; // No error is logged, because it could contain the address, which may be a secret.
    }
  };
}

async function exchange(url: URL, to: Addresses, { method, headers, body }: WebhookRequest, signal: AbortSignal): Promise<WebhookAnswer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(
      url,
      {
        method,
        lookup: pinnedTo(to),
        signal,
        agent: false,
        maxHeaderSize: MOST_HEADER_BYTES,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Stargrass webhooks',
          ...headers,
        },
      },
      resolve,
    );
    request.on('error', reject);
    request.on('close', () => reject(new Error('closed without an answer'))); // There is no error when a receiver answers 101.
    request.end(body);
  });
  return { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'], body: await readStart(response) };
}

async function readStart(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= MOST_BODY_BYTES) break; // Leaving the loop destroys the response.
    }
  } catch {
    // The status decides, even if the body does not end in time.
  }
  return Buffer.concat(chunks).subarray(0, MOST_BODY_BYTES).toString();
}

/** Returns a new key for signing, in the form of Standard Webhooks. */
export const newSigningSecret = (): string => `whsec_${Buffer.from(newBytes(32)).toString('base64')}`;

/** Returns the headers by which a receiver verifies a body, recognises a repeated one and rejects an old one. */
export const signedHeaders = (secret: string, messageId: string, at: Date, body: string): Record<string, string> => ({
  'webhook-id': messageId,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
  'webhook-signature': new Webhook(secret).sign(messageId, at, body),
});

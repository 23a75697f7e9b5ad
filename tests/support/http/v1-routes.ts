import { resolve } from 'node:path';
import { afterAll } from 'vitest';
import type { Opened } from '#wiring/create-deps.ts';
import { checkV1, routeOfV1, type V1Answer } from './v1.ts';

type Params = Readonly<Record<string, string>> | undefined;
type Handler = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;

/**
 * Returns a function that calls the routes of the public API in this process, on a database. Its path starts after
 * `/api/v1`, and it may send more headers. It fails if an answer does not conform to the document of the API.
 */
export function openV1(databaseUrl: string) {
  process.env.DATABASE_URL = databaseUrl; // Must be set before the first route opens its dependencies.
  process.env.NEXTAUTH_SECRET = 'k7Qm2vX9pL4tR8wZ1nB6cD3fG5hJ0sAy';
  afterAll(() => (globalThis as { stargrassDeps?: Opened }).stargrassDeps?.close());
  let calls = 0;
  // biome-ignore lint/suspicious/noExplicitAny: tests compare the body, which the document's schema has checked.
  return async <Body = any>(path: string, more: Readonly<Record<string, string>> = {}): Promise<V1Answer<Body>> => {
    const { template, params } = routeOfV1(path);
    const folder = template.replaceAll('{', '[').replaceAll('}', ']');
    const { GET } = (await import(resolve(`src/app/api/v1${folder}/route.ts`))) as { readonly GET: Handler };
    calls += 1;
    // Each call has an address of its own, because calls per address are limited.
    const headers = { 'x-forwarded-for': `10.0.${calls >> 8}.${calls & 255}`, ...more };
    // As Next does, passes no parameters to a route that has none.
    const given = Object.keys(params).length > 0 ? params : undefined;
    return checkV1(path, await GET(new Request(`http://127.0.0.1:3000/api/v1${path}`, { headers }), { params: Promise.resolve(given) }));
  };
}

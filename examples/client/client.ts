import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './schema.d.ts';

/** Returns a typed client of a site's API. Calls of the group `Own` need a token. */
export function openSite(siteUrl: string, token?: string): Client<paths> {
  const headers = { 'user-agent': 'stargrass-examples', ...(token && { authorization: `Bearer ${token}` }) };
  return createClient<paths>({ baseUrl: new URL('/api/v1', siteUrl).href, headers });
}

/** Returns the number of seconds that the site asks to wait before the next try. */
export const retryAfter = ({ headers }: Response): number => Number(headers.get('retry-after')) || 5;

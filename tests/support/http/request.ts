import { type HTMLElement, parse } from 'node-html-parser';
import { randomAddress } from '#tests/support/random-address.ts';
import { readingSite } from '#tests/support/sites/test-sites.ts';

type RequestOptions = { readonly site?: string; readonly cookie?: string; readonly headers?: Readonly<Record<string, string>> };

/** Requests a path of the reading site, or of another site, from a random address. Does not follow redirects. */
export const get = (path: string, { site = readingSite().url, cookie, headers }: RequestOptions = {}): Promise<Response> =>
  fetch(new URL(path, site), {
    redirect: 'manual',
    headers: { 'x-forwarded-for': randomAddress(), ...headers, ...(cookie && { cookie }) },
  });

/** A page as the server sends it, before any script has run. */
export type HtmlPage = { readonly status: number; readonly headers: Headers; readonly html: string; readonly root: HTMLElement };

export async function getPage(path: string, options: RequestOptions = {}): Promise<HtmlPage> {
  const response = await get(path, options);
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, root: parse(html) };
}

/** Returns the text of an element with collapsed white space, or '' if there is no element. */
export const textOf = (element: HTMLElement | null | undefined): string => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

export const textsOf = (root: HTMLElement, selector: string): string[] => root.querySelectorAll(selector).map(textOf);

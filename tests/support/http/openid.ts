import { parse } from 'node-html-parser';
import { postingSite } from '#tests/support/sites/test-sites.ts';

type Form = Readonly<Record<string, string>>;

/** A client that stores the cookies of each origin and follows redirects, as a browser does. */
class CookieClient {
  readonly #cookies = new Map<string, Map<string, string>>();

  constructor(origin: string, cookie = '') {
    for (const pair of cookie.split('; ').filter(Boolean)) this.#store(origin, pair);
  }

  cookiesOf(origin: string): string {
    return [...(this.#cookies.get(origin) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async request(url: URL, form?: Form): Promise<Response> {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: this.cookiesOf(url.origin), ...(form && { origin: url.origin }) },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) this.#store(url.origin, line.split(';')[0] ?? '');
    return response;
  }

  /**
   * Follows redirects to a page, or to the first address for which `isEnd` returns true. That address is not requested.
   */
  async follow(start: URL, form?: Form, isEnd: (url: URL) => boolean = () => false): Promise<{ url: URL; html: string }> {
    let [url, response] = [start, await this.request(start, form)];
    for (let location = response.headers.get('location'); location !== null; location = response.headers.get('location')) {
      url = new URL(location, url);
      if (isEnd(url)) return { url, html: '' };
      response = await this.request(url);
    }
    return { url, html: await response.text() };
  }

  #store(origin: string, pair: string): void {
    const [name = '', ...value] = pair.split('=');
    const known = this.#cookies.get(origin) ?? new Map<string, string>();
    if (value.join('=') === '') known.delete(name);
    else known.set(name, value.join('='));
    this.#cookies.set(origin, known);
  }
}

/** The address to which the posting site redirects after the OpenID provider, and the cookies at that time. */
type ReturnFromProvider = { readonly path: string; readonly cookie: string };

/**
 * Signs in to the posting site through its OpenID provider as `login`, or cancels at the provider if `login` is
 * undefined.
 */
export async function signInWithOpenId(
  login: string | undefined,
  { callbackUrl = '/', cookie = '' }: { readonly callbackUrl?: string; readonly cookie?: string } = {},
): Promise<ReturnFromProvider> {
  const site = postingSite().url;
  const client = new CookieClient(site, cookie);
  const { csrfToken } = (await (await client.request(new URL('/api/auth/csrf', site))).json()) as { csrfToken: string };
  const started = await client.request(new URL('/api/auth/signin/oidc', site), { csrfToken, callbackUrl, json: 'true' });
  const { url: providerUrl } = (await started.json()) as { url: string };
  const isOwnPage = (url: URL) => url.origin === site && !url.pathname.startsWith('/api/');
  let page = await client.follow(new URL(providerUrl), undefined, isOwnPage);
  if (login === undefined) {
    page = await client.follow(addressIn(page, 'a[href$="/abort"]', 'href'), undefined, isOwnPage);
  } else {
    page = await client.follow(addressIn(page, 'form', 'action'), { prompt: 'login', login, password: 'any' }, isOwnPage);
    page = await client.follow(addressIn(page, 'form', 'action'), { prompt: 'consent' }, isOwnPage);
  }
  return { path: page.url.pathname + page.url.search, cookie: client.cookiesOf(site) };
}

function addressIn({ url, html }: { url: URL; html: string }, selector: string, attribute: string): URL {
  const address = parse(html).querySelector(selector)?.getAttribute(attribute);
  if (address === undefined) throw new Error(`no ${selector} on ${url}: ${html.slice(0, 500)}`);
  return new URL(address, url);
}

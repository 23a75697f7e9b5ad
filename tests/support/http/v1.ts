import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import { matchRoutes } from '#domain/site/match-route.ts';
import { readingSite } from '#tests/support/sites/test-sites.ts';
import { openApiDocument } from '#web/server/v1/open-api.ts';

const BASE = '/api/v1';
const document = openApiDocument('https://site.test');
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, 'v1');

const routeOf = (path: string): string => path.replaceAll('{', '[').replaceAll('}', ']');
const templates = new Map(Object.keys(document.paths ?? {}).map((path) => [routeOf(path), path]));
const findRoute = matchRoutes([...templates.keys()]);

type V1Options = RequestInit & { readonly site?: string; readonly headers?: Readonly<Record<string, string>> };

/** An answer of the public API that conforms to its document. `body` is undefined for an answer without one. */
export type V1Answer<Body> = { readonly status: number; readonly headers: Headers; readonly body: Body };

/**
 * Calls the public API on the reading site, or on another site. `path` starts after `/api/v1`: '/rules/21'. Fails if the
 * document does not describe the call, or the status, headers and body of its answer, whether success or error.
 */
// biome-ignore lint/suspicious/noExplicitAny: tests compare the body, which the document's schema has checked.
export async function readV1<Body = any>(path: string, { site = readingSite().url, ...init }: V1Options = {}): Promise<V1Answer<Body>> {
  const url = new URL(BASE + path, site);
  return checkV1(path, await fetch(url, { redirect: 'manual', ...init }), init.method);
}

/** Reads an answer of the public API to a call of `path`, which starts after `/api/v1`. Fails as `readV1` does. */
// biome-ignore lint/suspicious/noExplicitAny: tests compare the body, which the document's schema has checked.
export async function checkV1<Body = any>(path: string, response: Response, method = 'GET'): Promise<V1Answer<Body>> {
  const text = await response.text();
  const { template } = routeOfV1(path);
  checkAnswer({ template, method: method.toLowerCase(), status: response.status, type: response.headers.get('content-type'), text });
  return { status: response.status, headers: response.headers, body: (text === '' ? undefined : JSON.parse(text)) as Body };
}

/** Returns the path in the document that describes a call, and its parameters. */
export function routeOfV1(path: string): { readonly template: string; readonly params: Readonly<Record<string, string>> } {
  const { pathname } = new URL(path, 'https://site.test');
  const match = findRoute(pathname);
  const template = templates.get(match?.route ?? '') ?? expect.fail(`the document has no ${path}`);
  const names = Array.from(template.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  return { template, params: Object.fromEntries(names.map((name, index) => [name, match?.named[index] ?? ''])) };
}

type Sent = {
  readonly template: string;
  readonly method: string;
  readonly status: number;
  readonly type: string | null;
  readonly text: string;
};

function checkAnswer({ template, method, status, type, text }: Sent): void {
  const call = `${method.toUpperCase()} ${template}: ${status}`;
  const operation = (document.paths?.[template] as Record<string, { responses: Record<string, object> }> | undefined)?.[method];
  const described = operation?.responses[status] as { readonly content?: object } | undefined;
  if (!described) expect.fail(`the document does not describe ${call}, answered with ${text}`);
  if (!described.content) {
    expect(text, `${call} has no body`).toBe('');
    return;
  }
  expect(type, call).toMatch(/^application\/json\b/);
  const pointer = ['paths', template, method, 'responses', String(status), 'content', 'application/json', 'schema'];
  const validate = ajv.getSchema(`v1#/${pointer.map((part) => encodeURIComponent(part.replaceAll('/', '~1'))).join('/')}`);
  if (!validate) expect.fail(`${call} has no schema`);
  if (!validate(JSON.parse(text)))
    expect.fail(`${call} does not match its schema: ${ajv.errorsText(validate.errors)}\n${text.slice(0, 500)}`);
}

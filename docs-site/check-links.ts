// Checks the built site: every link and picture within it must lead to a file, and every anchor to a heading. Exits 1
// and lists those that do not.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const DIST = join(import.meta.dirname, 'dist');
const base = process.env.DOCS_BASE ?? '/';

const pages = new Map(
  globSync('**/*.html', { cwd: DIST })
    .filter((page) => page !== '404.html')
    .map((page) => {
      const html = readFileSync(join(DIST, page), 'utf8');
      const valuesOf = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'));
      return [page, { links: valuesOf(/\b(?:href|src)="([^"]+)"/g), ids: new Set(valuesOf(/\bid="([^"]+)"/g)) }] as const;
    }),
);

/** Returns the file of the built site to which a link on a page leads. */
function fileOf(page: string, path: string): string {
  if (path === '') return page;
  const file = path.startsWith(base) ? path.slice(base.length) : posix.join(posix.dirname(page), path);
  if (file === '' || file.endsWith('/')) return `${file}index.html`;
  return existsSync(join(DIST, file)) ? file : `${file}.html`;
}

function isReachable(page: string, link: string): boolean {
  const [address = '', anchor] = decodeURI(link).split('#');
  const file = fileOf(page, address.replace(/\?.*$/, ''));
  if (!existsSync(join(DIST, file))) return false;
  return anchor === undefined || anchor === '' || (pages.get(file)?.ids.has(anchor) ?? true);
}

const links = [...pages].flatMap(([page, { links: own }]) =>
  own.filter((link) => !/^(?:[a-z]+:|\/\/)/i.test(link)).map((link) => [page, link] as const),
);
const broken = links.filter(([page, link]) => !isReachable(page, link));
for (const [page, link] of broken) console.log(`${page}: ${link} leads nowhere`);
console.log(`${pages.size} pages, ${links.length} links within the site, ${broken.length} broken`);
if (pages.size === 0 || broken.length > 0) process.exitCode = 1;

import { z } from 'zod';
import { isReserved } from '#domain/accounts/reserved-words.ts';
import { isSource } from '#domain/import/old-rows.ts';
import { PUBLIC_ROUTES } from './public-routes.ts';

/**
 * What a URL on the old site can refer to. Players, records and keywords have old ids, and the others have catalogue
 * ids.
 */
export const OLD_LINK_KINDS = ['stage', 'total', 'event', 'speedrun', 'user', 'record', 'keyword'] as const;
export type OldLinkKind = (typeof OLD_LINK_KINDS)[number];

/** The pages to which an old URL of each kind may redirect. */
const NAMED_ROUTES: Readonly<Record<OldLinkKind, readonly string[]>> = {
  stage: ['/stage/{stage}', '/guide/{stage}'],
  total: ['/total/{total}'],
  event: ['/limited/{event}'],
  speedrun: ['/speedrun/{speedrun}'],
  user: ['/user/{user}'],
  record: ['/record/{record}'],
  keyword: ['/keyword/{keyword}'],
};

const FROM = /^\/(?:[\w.-]|\{[a-z]+\})+(?:\/(?:[\w.-]|\{[a-z]+\})+)*(?:\?[\w-]+=\{[a-z]+\})?$/;
const kindOf = (pattern: string): string | undefined => /\{([a-z]+)\}/.exec(pattern)?.[1];
const isKind = (kind: string | undefined): kind is OldLinkKind => OLD_LINK_KINDS.some((known) => known === kind);

const oldLink = z
  .strictObject({
    from: z.string().max(200).regex(FROM, 'is not like /page.php?id={stage}'),
    to: z.string(),
    ids: z.record(z.string(), z.string()).optional(), // maps old ids to catalogue ids; unlisted ids do not match
  })
  .refine(({ from }) => (from.match(/\{/g)?.length ?? 0) <= 1, 'has more than one placeholder')
  .refine(({ from }) => !isReserved(from.split(/[/?]/)[1] ?? ''), 'starts like a page of this site')
  .refine(({ from, to }) => {
    const kind = kindOf(from);
    const routes: readonly string[] = kind === undefined ? PUBLIC_ROUTES : isKind(kind) ? NAMED_ROUTES[kind] : [];
    return routes.includes(to);
  }, 'leads to no page of this site')
  .refine(({ from, ids }) => ids === undefined || kindOf(from) !== undefined, 'has ids but no placeholder');

/** Schema of `content/old-links.json`, which maps URLs on the old site to pages on this site. */
export const oldLinkTable = z
  .strictObject({ source: z.string().refine(isSource), links: z.array(oldLink).max(500) })
  .refine(({ links }) => new Set(links.map(({ from }) => from)).size === links.length, 'an address stands there twice');

export type OldLinkTable = Readonly<z.infer<typeof oldLinkTable>>;

/** Returns the paths in the table as route patterns, such as `/s/[stage].html`, without duplicates. */
export const oldPaths = ({ links }: OldLinkTable): string[] => [
  ...new Set(links.map(({ from }) => from.replace(/\?.*/, '').replace(/\{(\w+)\}/, '[$1]'))),
];

export type OldLinkMatch = { readonly to: string; readonly named: { readonly kind: OldLinkKind; readonly id: string } | undefined };

/** Finds the page to which an old URL refers. Table rows with an id take precedence over rows without. */
export function matchOldLink({ links }: OldLinkTable, path: string, query: URLSearchParams): OldLinkMatch | undefined {
  const matches = links.flatMap(({ from, to, ids }): OldLinkMatch[] => {
    const [fromPath = '', fromQuery] = from.split('?');
    const [key, pattern] = fromQuery?.split('=') ?? [];
    const inPath = patternOf(fromPath).exec(path);
    const inQuery = key === undefined || pattern === undefined ? [] : patternOf(pattern).exec(query.get(key) ?? '');
    const kind = kindOf(from);
    if (!inPath || !inQuery) return [];
    if (!isKind(kind)) return [{ to, named: undefined }];
    const oldId = inPath[1] ?? inQuery[1] ?? '';
    const id = ids === undefined ? oldId : Object.hasOwn(ids, oldId) ? ids[oldId] : undefined;
    return id === undefined ? [] : [{ to, named: { kind, id } }];
  });
  return matches.find(({ named }) => named !== undefined) ?? matches[0];
}

// A placeholder matches the ids that the import accepts, except for those with a slash.
const patternOf = (text: string): RegExp =>
  new RegExp(`^${text.replaceAll('.', '\\.').replace(/\{[a-z]+\}/, '([\\x21-\\x2e\\x30-\\x7e]{1,128}?)')}$`);

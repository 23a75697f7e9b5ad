import { z } from 'zod';
import { isReserved } from '#domain/accounts/reserved-words.ts';
import { isSource } from '#domain/import/old-rows.ts';
import { PUBLIC_ROUTES } from './public-routes.ts';

/** What an old URL may refer to; players, records and entries by their old ids, others by catalogue ids. */
export const OLD_LINK_KINDS = ['stage', 'total', 'event', 'speedrun', 'user', 'record', 'keyword'] as const;
export type OldLinkKind = (typeof OLD_LINK_KINDS)[number];

/** The pages that show what a URL refers to. */
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
    ids: z.record(z.string(), z.string()).optional(), // for ids that the old site numbered differently; all others are unknown
  })
  .refine(({ from }) => (from.match(/\{/g)?.length ?? 0) <= 1, 'has more than one placeholder')
  .refine(({ from }) => !isReserved(from.split(/[/?]/)[1] ?? ''), 'starts like a page of this site')
  .refine(({ from, to }) => {
    const kind = kindOf(from);
    const routes: readonly string[] = kind === undefined ? PUBLIC_ROUTES : isKind(kind) ? NAMED_ROUTES[kind] : [];
    return routes.includes(to);
  }, 'leads to no page of this site')
  .refine(({ from, ids }) => ids === undefined || kindOf(from) !== undefined, 'has ids but no placeholder');

/** The mapping of old URLs: `content/old-links.json`. */
export const oldLinkTable = z
  .strictObject({ source: z.string().refine(isSource), links: z.array(oldLink).max(500) })
  .refine(({ links }) => new Set(links.map(({ from }) => from)).size === links.length, 'an address stands there twice');

export type OldLinkTable = Readonly<z.infer<typeof oldLinkTable>>;

/** The paths of the table as route patterns, without duplicates: `/s/[stage].html`. */
export const oldPaths = ({ links }: OldLinkTable): string[] => [
  ...new Set(links.map(({ from }) => from.replace(/\?.*/, '').replace(/\{(\w+)\}/, '[$1]'))),
];

export type OldLinkMatch = { readonly to: string; readonly named: { readonly kind: OldLinkKind; readonly id: string } | undefined };

/** The meaning of an old URL; rows with an id take precedence over those without. */
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

// Ids as accepted by the import, without URL separators.
const patternOf = (text: string): RegExp =>
  new RegExp(`^${text.replaceAll('.', '\\.').replace(/\{[a-z]+\}/, '([\\x21-\\x2e\\x30-\\x7e]{1,128}?)')}$`);

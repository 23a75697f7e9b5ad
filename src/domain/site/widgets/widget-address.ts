import { parseHandle } from '#domain/accounts/handle.ts';
import { parseEventCode } from '#domain/events/event-code.ts';
import { embeddedPage } from './embedded-page.ts';
import { EMBED_KINDS, OVERLAY_KINDS } from './framed-routes.ts';
import { DEFAULT_ROWS } from './widget-limits.ts';

/** The embeds and overlays, by their address. */
export const WIDGET_KINDS = [
  ...EMBED_KINDS.map((kind) => `embed/${kind}` as const),
  ...OVERLAY_KINDS.map((kind) => `overlay/${kind}` as const),
];
export type WidgetKind = (typeof WIDGET_KINDS)[number];

/** What a person chooses or types. */
export const WIDGET_FIELDS = ['stage', 'total', 'user', 'event'] as const;
export type WidgetField = (typeof WIDGET_FIELDS)[number];
export type WidgetChoice = {
  readonly kind: WidgetKind;
  readonly typed: Readonly<Record<WidgetField, string>>; // An id, or the address of the page.
  readonly theme: string;
  readonly rows: string;
  readonly scale: string;
};

/** The fields of each embed and overlay. Those that end with a question mark may be empty. */
const FIELDS: Readonly<Record<WidgetKind, readonly (WidgetField | `${WidgetField}?`)[]>> = {
  'embed/stage': ['stage'],
  'embed/total': ['total'],
  'embed/user': ['user'],
  'embed/event': ['event'],
  'overlay/standing': ['stage', 'user'],
  'overlay/board': ['stage', 'user?'],
  'overlay/event': ['event', 'user?'],
  'overlay/ticker': [],
};

/** Returns the fields of an embed or overlay, and whether each is needed. */
export const fieldsOf = (kind: WidgetKind): { readonly field: WidgetField; readonly isNeeded: boolean }[] =>
  FIELDS[kind].map((name) => ({ field: name.replace('?', '') as WidgetField, isNeeded: !name.endsWith('?') }));

export const isOverlay = (kind: WidgetKind): boolean => kind.startsWith('overlay/');

/** Returns the address of a choice without the language, or undefined while a field is missing or wrong. */
export function widgetAddress({ kind, typed, theme, rows, scale }: WidgetChoice): string | undefined {
  const query = new URLSearchParams();
  let path = `/${kind}`;
  for (const { field, isNeeded } of fieldsOf(kind)) {
    const text = typed[field].trim();
    if (text === '' && !isNeeded) continue;
    const read = readTyped(field, text);
    if (!read) return undefined;
    if (isOverlay(kind)) query.set(field, read.id);
    else path += `/${read.id}`;
    if (read.rule !== null) query.set('rule', read.rule);
  }
  const defaults = isOverlay(kind)
    ? { theme: 'dark', rows: DEFAULT_ROWS.overlay, scale: 100 }
    : { theme: 'auto', rows: DEFAULT_ROWS.embed };
  const options: Readonly<Record<string, string>> = { theme, rows, scale };
  for (const [name, value] of Object.entries(defaults))
    if (options[name] !== undefined && options[name] !== String(value)) query.set(name, options[name]);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Reads an id, or the address of its page, which may have a rule. Returns undefined for any other text. */
function readTyped(field: WidgetField, text: string): { readonly id: string; readonly rule: string | null } | undefined {
  const page = text.includes('/') ? URL.parse(text, 'https://site.invalid') : null;
  const found = page && embeddedPage(page.pathname.replace(/^\/[a-z]{2}(?=\/)/, ''));
  if (page && found?.kind !== field) return undefined;
  const id = parseField(field, found?.id ?? text);
  const rule = page?.searchParams.get('rule') ?? null;
  return id === undefined ? undefined : { id, rule: rule !== null && /^\d{1,4}$/.test(rule) ? rule : null };
}

function parseField(field: WidgetField, text: string): string | undefined {
  if (field === 'user') {
    const handle = parseHandle(text);
    return handle.ok ? handle.value : undefined;
  }
  if (field === 'event') return parseEventCode(text) === undefined ? undefined : text;
  return /^[1-9]\d{0,8}$/.test(text) ? text : undefined;
}

import type { KeywordVersion } from '#domain/keywords/assess-edit.ts';
import type { KeywordCategory } from '#domain/keywords/categories.ts';
import type { Language } from '#domain/shared/language.ts';
import type { Messages } from '#web/i18n/messages.ts';
import type { KeywordToEditJson } from '#web/server/answer/response-types.ts';

export type EditorWords = Messages['editor'];

/** Entry as the server sends it to the editor, with the permissions of the signed-in player. */
export type EditorEntry = KeywordToEditJson;

/** Published pictures by upload id. Texts refer to pictures by these ids. */
export type Pictures = Readonly<Record<string, { readonly src: string; readonly width: number; readonly height: number }>>;

/** Data that the editor needs. It is sent to the browser once. */
export type EditorContext = {
  readonly locale: Language;
  readonly lang: Language; // Language of the text that is opened first.
  readonly entry: EditorEntry | undefined; // Undefined for a new entry.
  readonly name: string; // Name of a new entry, from the query string.
  readonly words: EditorWords;
  readonly languageNames: Readonly<Record<Language, string>>; // Each in its own language.
  readonly categories: Readonly<Record<string, string>>;
  readonly offered: readonly KeywordCategory[]; // Categories that the player may choose.
  readonly flags: Readonly<Record<string, string>>;
  readonly video: Messages['keywords']['video'];
  readonly pictures: Pictures; // Pictures in the current texts.
};

/** Version from which an edit started, with the revision ids of its two database rows. */
export type Base = {
  readonly version: KeywordVersion;
  readonly revisionId: string;
  readonly textRevisionId: string | null; // Null for the first text in its language.
};

/** Returns the version from which an edit in a language starts. A language without a text starts with empty fields. */
export function baseOf(entry: EditorEntry, lang: Language): Base {
  const { reading, category, revisionId, texts } = entry;
  const { name = '', tag = '', text = '', revisionId: textRevisionId = null } = texts[lang] ?? {};
  return { version: { name, reading, category, tag, text }, revisionId, textRevisionId };
}

/** Fields of a version, in form order. */
export const VERSION_FIELDS = ['name', 'reading', 'category', 'tag', 'text'] as const satisfies readonly (keyof KeywordVersion)[];

export const isSameVersion = (a: KeywordVersion, b: KeywordVersion): boolean => VERSION_FIELDS.every((field) => a[field] === b[field]);

import type { KeywordVersion } from '#domain/keywords/assess-edit.ts';
import type { KeywordCategory } from '#domain/keywords/categories.ts';
import type { Locale } from '#web/i18n/locales.ts';
import type { Messages } from '#web/i18n/messages.ts';

export type EditorWords = Messages['editor'];

/** A text of an entry as it stands. */
export type EditorText = { readonly name: string; readonly tag: string; readonly text: string; readonly revisionId: string };

/** An entry as the server hands it to its editor, with what the one who asks may do. */
export type EditorEntry = {
  readonly uniqueId: string;
  readonly category: KeywordCategory;
  readonly flag: number;
  readonly reading: string;
  readonly revisionId: string;
  readonly texts: { readonly [lang in Locale]?: EditorText | undefined };
  readonly may: { readonly edit: boolean; readonly flags: readonly number[] };
};

/** Published pictures by the id under which a text names them. */
export type Pictures = Readonly<Record<string, { readonly src: string; readonly width: number; readonly height: number }>>;

/** All that the editor must know; it travels to the browser once. */
export type EditorContext = {
  readonly locale: Locale;
  readonly lang: Locale; // of the text that is opened first
  readonly entry: EditorEntry | undefined; // undefined: it is new
  readonly name: string; // of a new one, where the address says it
  readonly words: EditorWords;
  readonly categories: Readonly<Record<string, string>>;
  readonly offered: readonly KeywordCategory[]; // which of them may be chosen
  readonly flags: Readonly<Record<string, string>>;
  readonly video: Messages['keywords']['video'];
  readonly pictures: Pictures; // of the texts as they stand
};

/** What a text was written from: the version, and the revisions of its two rows. */
export type Base = {
  readonly version: KeywordVersion;
  readonly revisionId: string;
  readonly textRevisionId: string | null; // null: the first text in its language
};

/** What an editor of this language begins with; undefined for a new entry, which is written from nothing. */
export function baseOf(entry: EditorEntry, lang: Locale): Base {
  const { reading, category, revisionId, texts } = entry;
  const { name = '', tag = '', text = '', revisionId: textRevisionId = null } = texts[lang] ?? {};
  return { version: { name, reading, category, tag, text }, revisionId, textRevisionId };
}

/** The fields of a version in the order of the form. */
export const VERSION_FIELDS = ['name', 'reading', 'category', 'tag', 'text'] as const satisfies readonly (keyof KeywordVersion)[];

export const isSameVersion = (a: KeywordVersion, b: KeywordVersion): boolean => VERSION_FIELDS.every((field) => a[field] === b[field]);

import type { JsonFiles } from './content-files.ts';

type Entries = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const JAPANESE = /[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]/u;
const KANA = Array.from({ length: 0x30fc - 0x3041 + 1 }, (_, index) => String.fromCodePoint(0x3041 + index)).filter((character) =>
  /[ぁ-ゔァ-ー]/u.test(character),
);
const NAME_FIELDS = ['name', 'short', 'title'];
// Longer interface texts are sentences, which are not in the font of headings.
const MAX_HEADING = 20; // in characters
// Parts that are not interface texts, are not on pages, or are on pages for staff only.
const OTHER_PARTS = [
  'catalogue',
  'demo-texts',
  'guide-texts',
  'keyword-texts',
  'discord',
  'mail',
  'admin',
  'editor',
  'event-form',
  'moderation',
];

/**
 * Returns the Japanese characters that headings may contain: kana, the names of the catalogue and the glossary, short
 * interface texts and the headings of long ones. Excludes the names of event stages, because they would add 130
 * characters (29 KB) for pages that few people open.
 */
export function headingCharacters(japanese: JsonFiles): string {
  const { eventStage: _, ...catalogue } = japanese.catalogue as Readonly<Record<string, Entries>>;
  const names = [...Object.values(catalogue), japanese['keyword-texts'] as Entries].flatMap(namesIn);
  const interfaceTexts = Object.entries(japanese).flatMap(([part, texts]) => (OTHER_PARTS.includes(part) ? [] : textsIn(texts)));
  const characters = new Set([...KANA, ...names.join(''), ...interfaceTexts.flatMap(headingsIn).join('')]);
  return [...characters]
    .filter((character) => JAPANESE.test(character))
    .sort()
    .join('');
}

const namesIn = (entries: Entries): string[] =>
  Object.values(entries).flatMap((entry) => NAME_FIELDS.flatMap((field) => (typeof entry[field] === 'string' ? entry[field] : [])));

const textsIn = (texts: unknown): string[] =>
  typeof texts === 'object' && texts ? Object.values(texts).flatMap(textsIn) : [String(texts)];

const headingsIn = (text: string): string[] => (text.length <= MAX_HEADING ? [text] : (text.match(/^#+ .+$/gm) ?? []));

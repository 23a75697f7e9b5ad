import type { Board } from '#domain/catalogue/boards/board.ts';
import type { Language } from '#domain/shared/language.ts';
import type { Messages } from '#web/i18n/messages.ts';

type RecordMessages = Messages['records'];

/** Texts for the posting form in one language. */
export type PostWords = Pick<
  RecordMessages,
  'post' | 'fields' | 'doubt' | 'errors' | 'answers' | 'confirm' | 'gain' | 'place' | 'anonymous'
>;

/** Data for a board's posting form. It is sent to the browser once. */
export type PostContext = {
  readonly board: Board;
  readonly stage: string;
  readonly rule: string;
  readonly recordKey: number | null; // Rank key of the world record.
  readonly zone: string;
  readonly locale: Language;
  readonly words: PostWords;
  readonly names: {
    readonly totals: Readonly<Record<number, string>>;
    readonly classes: Readonly<Record<number, string>>;
    readonly consoles: Readonly<Record<number, string>>;
  };
  readonly loginHref: string;
};

/** The part of the data that the fields of a record need, for posting and editing. */
export type FieldsContext = Pick<PostContext, 'board' | 'names'> & {
  readonly words: Pick<PostWords, 'fields' | 'errors' | 'answers'>;
  readonly recordKey?: number | null;
};

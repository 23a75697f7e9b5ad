import type { Messages } from '#web/i18n/messages.ts';
import type { PostContext } from './post-context.ts';
import type { TypedDraft } from './typed-draft.ts';

/** What an author's browser needs to change a record. */
export type OwnRecordContext = Pick<PostContext, 'board' | 'names' | 'loginHref'> & {
  readonly recordId: string;
  readonly revisionId: string;
  readonly handle: string;
  readonly postedAt: number; // milliseconds
  readonly hasPicture: boolean;
  readonly typed: TypedDraft; // the record as its author would type it
  readonly words: PostContext['words'] & { readonly own: Messages['records']['own'] };
};

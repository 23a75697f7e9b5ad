import type { Messages } from '#web/i18n/messages.ts';
import type { PostContext } from './post-context.ts';
import type { TypedDraft } from './typed-draft.ts';

/** The author's data for changing a record; sent to the browser. */
export type OwnRecordContext = Pick<PostContext, 'board' | 'names' | 'loginHref'> & {
  readonly recordId: string;
  readonly revisionId: string;
  readonly handle: string;
  readonly postedAt: number; // milliseconds
  readonly hasPicture: boolean;
  readonly typed: TypedDraft; // the record in form notation
  readonly words: PostContext['words'] & { readonly own: Messages['records']['own'] };
};

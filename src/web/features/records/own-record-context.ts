import type { Messages } from '#web/i18n/messages.ts';
import type { PostContext } from './post-context.ts';
import type { TypedDraft } from './typed-draft.ts';

/** Data sent to the browser for the author to change a record. */
export type OwnRecordContext = Pick<PostContext, 'board' | 'names' | 'loginHref'> & {
  readonly recordId: string;
  readonly revisionId: string;
  readonly handle: string;
  readonly postedAt: number; // In milliseconds since the epoch.
  readonly hasPicture: boolean;
  readonly typed: TypedDraft; // Content of the record as form values.
  readonly words: PostContext['words'] & { readonly own: Messages['records']['own'] };
};

import type { FieldsContext, PostContext } from '#web/features/records/post/post-context.ts';
import type { TypedDraft } from '#web/features/records/post/typed-draft.ts';
import type { Messages } from '#web/i18n/messages.ts';

/** Data sent to the browser for the author to change a record. */
export type OwnRecordContext = Pick<PostContext, 'board' | 'names' | 'loginHref'> & {
  readonly recordId: string;
  readonly revisionId: string;
  readonly handle: string;
  readonly postedAt: number; // In milliseconds since the epoch.
  readonly hasPicture: boolean;
  readonly typed: TypedDraft; // Content of the record as form values.
  readonly words: FieldsContext['words'] & { readonly own: Messages['records']['own'] };
};

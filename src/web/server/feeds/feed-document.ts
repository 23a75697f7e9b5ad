/** A feed in one language, before it is written in a format. Routes have no locale. */
export type FeedDocument = {
  readonly name: string; // identifies the feed (domain/feeds/feeds.ts)
  readonly title: string;
  readonly page: string; // route of the page that the feed follows
  readonly entries: readonly FeedEntry[];
};

export type FeedEntry = {
  readonly name: string; // identifies the entry, such as `record/12`; never changes and is never reused
  readonly title: string;
  readonly text: string; // plain text; may be empty
  readonly page: string;
  readonly author?: { readonly name: string; readonly page?: string };
  readonly tag?: { readonly term: string; readonly label: string };
  readonly published?: Date;
  readonly updated: Date; // changes only when the entry does
};

// A feed without entries has never changed. The formats require a date that does not depend on the time of the request.
const NEVER = new Date(0);

/** Returns when the newest change to an entry was made. */
export const updatedOf = ({ entries }: FeedDocument): Date =>
  new Date(Math.max(NEVER.getTime(), ...entries.map(({ updated }) => updated.getTime())));

/** A record at the version that somebody looked at. */
export type RecordRevision = { readonly recordId: string; readonly revisionId: string };

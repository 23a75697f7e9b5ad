/** A record at a known revision. */
export type RecordRevision = { readonly recordId: string; readonly revisionId: string };

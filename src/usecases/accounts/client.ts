/** Where a request comes from, as far as limits and the list of sessions need to know. */
export type Client = {
  readonly address: string;
  readonly agent: string | null;
  /** What a browser keeps to show that it was signed in before. */
  readonly device: string | null;
};

/** Origin of a request, for rate limits and the session list. */
export type Client = {
  readonly address: string;
  readonly agent: string | null;
  /** Cookie of a browser that was signed in before. */
  readonly device: string | null;
};

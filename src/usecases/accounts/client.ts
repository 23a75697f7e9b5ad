/** Network address and browser that a request came from; used for rate limits and the session list. */
export type Client = {
  readonly address: string;
  readonly agent: string | null;
  /** Value of the known-device cookie; null when the browser has never signed in. */
  readonly device: string | null;
};

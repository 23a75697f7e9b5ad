/** One request of a load plan. */
export type Shot = {
  readonly method?: 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly watch?: string; // page that must show the record created by this request
};

/** Requests of one kind, and how the load draws from them. */
export type Kind = {
  readonly name: string;
  readonly share: number; // weight relative to the other kinds of the phase
  readonly shots: readonly Shot[];
  /** 'zipf' draws the n-th request 1/n as often as the first. 'once' sends each request once, in order. */
  readonly draw: 'zipf' | 'once';
};

/** A phase with a constant request rate that does not depend on responses. */
export type Phase = { readonly rate: number; readonly seconds: number; readonly kinds: readonly Kind[] };

/** The plan of a load process. Its phases run one after the other without a pause. */
export type Plan = {
  readonly site: string;
  readonly seed: number;
  readonly phases: readonly Phase[];
  readonly retries?: number; // number of immediate retries after a 503
};

/** The result of one request. `tookMs` is measured from its scheduled time. */
export type Answer = {
  readonly kind: string;
  readonly phase: number;
  readonly dueMs: number; // scheduled time, in ms since the start of the load
  readonly tookMs: number;
  readonly status: number; // HTTP status; 0 when there was no response
  readonly cache: string; // x-cache header of the edge: hit, miss, stale, pass or empty
  readonly retryAfter: boolean;
  readonly isRetry: boolean;
};

/** `seenMs` is the time from a post's 201 response until the record appears on its stage page, or null on a timeout. */
export type Watched = { readonly seenMs: number | null; readonly misses: number };

export type Outcome = { readonly answers: readonly Answer[]; readonly watched: readonly Watched[]; readonly unsent: number };

/** One request of a load. */
export type Shot = {
  readonly method?: 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly watch?: string; // a page that must show the record which this request makes
};

/** Requests of one kind, and how they are drawn. */
export type Kind = {
  readonly name: string;
  readonly share: number; // of all requests
  readonly shots: readonly Shot[];
  /** 'zipf': the first most often, the n-th a n-th as often; 'once': one after the other, none twice. */
  readonly draw: 'zipf' | 'once';
};

/** So many requests a second for some time, whatever becomes of them. */
export type Phase = { readonly rate: number; readonly seconds: number; readonly kinds: readonly Kind[] };

/** What a load process is to do, one phase after the other without a pause. */
export type Plan = {
  readonly site: string;
  readonly seed: number;
  readonly phases: readonly Phase[];
  readonly retries?: number; // how often it asks again, at once, after a 503
};

/** What became of one request; times in ms, from the instant at which it was due. */
export type Answer = {
  readonly kind: string;
  readonly phase: number;
  readonly dueMs: number; // since the load began
  readonly tookMs: number;
  readonly status: number; // 0: no answer
  readonly cache: string; // what the edge says of it: hit, miss, stale or pass; empty: nothing
  readonly retryAfter: boolean;
  readonly isRetry: boolean;
};

/** How long after its 201 a record stood on its stage's page; null: not within the time that was waited. */
export type Watched = { readonly seenMs: number | null; readonly misses: number };

export type Outcome = { readonly answers: readonly Answer[]; readonly watched: readonly Watched[]; readonly unsent: number };

/** One request of a load. */
export type Shot = {
  readonly method?: 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly watch?: string; // a page that must show the record created by this request
};

/** Requests of one kind, and how they are drawn. */
export type Kind = {
  readonly name: string;
  readonly share: number; // of all requests
  readonly shots: readonly Shot[];
  /** 'zipf': the n-th with frequency 1/n of the first; 'once': in order, each once. */
  readonly draw: 'zipf' | 'once';
};

/** A constant request rate for some time, independent of responses. */
export type Phase = { readonly rate: number; readonly seconds: number; readonly kinds: readonly Kind[] };

/** The plan of a load process; phases run one after the other without a pause. */
export type Plan = {
  readonly site: string;
  readonly seed: number;
  readonly phases: readonly Phase[];
  readonly retries?: number; // immediate retries after a 503
};

/** The result of one request; times in ms from its scheduled time. */
export type Answer = {
  readonly kind: string;
  readonly phase: number;
  readonly dueMs: number; // since the start of the load
  readonly tookMs: number;
  readonly status: number; // 0: no response
  readonly cache: string; // the edge's x-cache header: hit, miss, stale, pass or empty
  readonly retryAfter: boolean;
  readonly isRetry: boolean;
};

/** How long after its 201 a record appeared on its stage page; null: not before the timeout. */
export type Watched = { readonly seenMs: number | null; readonly misses: number };

export type Outcome = { readonly answers: readonly Answer[]; readonly watched: readonly Watched[]; readonly unsent: number };

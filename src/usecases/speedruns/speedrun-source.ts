/** An external source of runs. Currently a file, but another adapter could use a service's API. */
export type SpeedrunSource = {
  /** Namespace of the stored run ids. A changed namespace would import the same runs again. */
  readonly service: string;
  /** Yields the runs in posting order, each in the service's own format. */
  runs(): AsyncIterable<unknown>;
};

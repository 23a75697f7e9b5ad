/** An external source of runs: currently a file; another adapter could use a service's API. */
export type SpeedrunSource = {
  /** Namespace of the stored run ids; must not change, or the same runs are imported again. */
  readonly service: string;
  /** The runs in posting order, each in the service's own form. */
  runs(): AsyncIterable<unknown>;
};

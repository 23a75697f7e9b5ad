/** Another service that knows runs: a file today, a service's own API by another adapter. */
export type SpeedrunSource = {
  /** Under which its runs' ids are kept; once chosen it must stay, or the same runs come again. */
  readonly service: string;
  /** Its runs in the order in which they shall be posted, each as the service says it. */
  runs(): AsyncIterable<unknown>;
};

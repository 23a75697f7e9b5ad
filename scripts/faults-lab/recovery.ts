/** The longest time without an acknowledged post after a fault. */
export type Outage = {
  readonly silentMs: number;
  readonly backAfterMs: number; // from the fault until posts were accepted again
};

/** Finds the longest silence between acknowledgements from the fault to `untilMs`. */
export function outageOf(faultAtMs: number, acknowledgedAtMs: readonly number[], untilMs: number): Outage {
  const times = acknowledgedAtMs.filter((at) => at >= faultAtMs && at <= untilMs).toSorted((one, other) => one - other);
  let [silentMs, backAfterMs, last] = [0, 0, faultAtMs];
  for (const at of [...times, untilMs]) {
    if (at - last > silentMs) [silentMs, backAfterMs] = [at - last, at - faultAtMs];
    last = at;
  }
  return { silentMs, backAfterMs };
}

type Window = { readonly startsAt: string; readonly endsAt: string };

const SECOND_MS = 1_000;

/** Whether an event takes posts at an instant; the second in which it ends is its last. */
export function windowAt({ startsAt, endsAt }: Window, now: Date): 'not-begun' | 'open' | 'over' {
  if (now.getTime() < Date.parse(startsAt)) return 'not-begun';
  return now.getTime() < Date.parse(endsAt) + SECOND_MS ? 'open' : 'over';
}

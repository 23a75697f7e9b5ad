/** Returns the label of a month such as `2026-03` below a chart: "Mar" or "3月". January is labelled with its year. */
export function monthLabel(month: string, locale: string): string {
  const options = month.endsWith('-01') ? ({ year: 'numeric' } as const) : ({ month: 'short' } as const);
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));
}

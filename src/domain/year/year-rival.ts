import type { DuelResult } from '#domain/rankings/duels/rival-week.ts';
import type { CalendarDate } from '#domain/shared/date.ts';

/** A rival week. The rival is null when they closed their account, the result until the week is over. */
export type YearDuel<Rival> = { readonly monday: CalendarDate; readonly rival: Rival | null; readonly result: DuelResult | null };

/** The rival of a year with the weeks won and lost against them. */
export type YearRival<Rival> = { readonly rival: Rival; readonly won: number; readonly lost: number };

type Named = { readonly userId: number; readonly name: string | null };

/** Returns the rival of the most settled weeks that began in a year, the first of equals in the list. Never an anonymous player. */
export function rivalOfYear<Rival extends Named>(duels: readonly YearDuel<Rival>[], year: number): YearRival<Rival> | undefined {
  const settled = duels.flatMap(({ monday, rival, result }) =>
    rival && rival.name !== null && result && monday.startsWith(`${year}-`) ? [{ rival, result }] : [],
  );
  const byRival = Map.groupBy(settled, ({ rival }) => rival.userId);
  const most = [...byRival.values()].sort((a, b) => b.length - a.length)[0];
  const rival = most?.[0]?.rival;
  if (!most || !rival) return undefined;
  const count = (wanted: DuelResult) => most.filter(({ result }) => result === wanted).length;
  return { rival, won: count('won'), lost: count('lost') };
}

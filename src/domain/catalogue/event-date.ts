import type { Bilingual, LimitedEvent } from './rows.ts';

/** The day that an event's yymmdd code stands for, as it is shown: `20yy/mm/dd`. */
export function eventDay(code: number): string {
  const digits = String(code).padStart(6, '0');
  return `20${digits.slice(0, 2)}/${digits.slice(2, 4)}/${digits.slice(4)}`;
}

/** An event as menus and headings name it: its day, then its title. */
export function datedTitle({ id, title }: Pick<LimitedEvent, 'id' | 'title'>): Bilingual {
  return { en: `${eventDay(id)} ${title.en}`, ja: `${eventDay(id)} ${title.ja}` };
}

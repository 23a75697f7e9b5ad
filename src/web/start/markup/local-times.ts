import { formatWindow } from '#domain/calendar/format-window.ts';
import { formatWhen } from '#domain/shared/date.ts';

const readerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Shows the time of day in the reader's zone in `<time data-when>` younger than 12 hours. Others keep their date. */
export function showLocalTimes(root: ParentNode): void {
  const now = new Date();
  for (const element of root.querySelectorAll<HTMLTimeElement>('time[data-when]')) {
    const text = formatWhen(new Date(element.dateTime), now, readerZone());
    if (!text.includes(':') || element.textContent === text) continue;
    element.textContent = text;
    element.dataset.when = 'time';
  }
}

/** Shows a time window in the reader's zone where it differs from the event's zone, which then stays visible below. */
export function showLocalWindows(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-window]')) {
    const [startsAt = '', endsAt = ''] = (element.dataset.window ?? '').split(' ');
    const here = formatWindow({ startsAt, endsAt }, readerZone()).join(' – ');
    if (here === element.textContent) continue;
    element.textContent = here;
    const there = element.parentElement?.querySelector('[data-placeholder]');
    there?.removeAttribute('data-placeholder');
    there?.removeAttribute('aria-hidden');
  }
}

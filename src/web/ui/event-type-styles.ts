import { Hourglass, type LucideIcon, MapPin, PencilRuler, Sparkles } from 'lucide-react';

/** What an event is, by an icon and by a colour of the series: alike on the calendar, on its page and where it is planned. */
export const EVENT_TYPE_STYLES = {
  limited: { Icon: Hourglass, colour: 'var(--series-5)' },
  'user-planned': { Icon: PencilRuler, colour: 'var(--series-8)' },
  offline: { Icon: MapPin, colour: 'var(--series-2)' },
  other: { Icon: Sparkles, colour: 'var(--series-9)' },
} as const satisfies Readonly<Record<string, { readonly Icon: LucideIcon; readonly colour: string }>>;

import { Hourglass, type IconComponent, MapPin, PencilRuler, Sparkles } from '#web/ui/media/icons.tsx';

/** Icon and series colour of each event type, shared by the calendar, the event page and the event form. */
export const EVENT_TYPE_STYLES = {
  limited: { Icon: Hourglass, colour: 'var(--series-5)' },
  'user-planned': { Icon: PencilRuler, colour: 'var(--series-8)' },
  offline: { Icon: MapPin, colour: 'var(--series-2)' },
  other: { Icon: Sparkles, colour: 'var(--series-9)' },
} as const satisfies Readonly<Record<string, { readonly Icon: IconComponent; readonly colour: string }>>;

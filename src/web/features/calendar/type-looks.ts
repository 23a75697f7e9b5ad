import { Hourglass, type LucideIcon, MapPin, PencilRuler, Sparkles } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { EventType } from '#domain/calendar/calendar-query.ts';

/** Each type by an icon and by a colour of the series. */
const LOOKS: Readonly<Record<EventType, { readonly icon: LucideIcon; readonly colour: number }>> = {
  limited: { icon: Hourglass, colour: 5 },
  'user-planned': { icon: PencilRuler, colour: 8 },
  offline: { icon: MapPin, colour: 2 },
  other: { icon: Sparkles, colour: 9 },
};

export const typeIcon = (type: EventType): LucideIcon => LOOKS[type].icon;

/** The colour of a type as `--c`. */
export const typeColour = (type: EventType) => ({ '--c': `var(--series-${LOOKS[type].colour})` }) as CSSProperties;

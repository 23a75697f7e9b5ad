import type { BadgeId } from '#domain/badges/badges.ts';
import {
  CalendarDays,
  Clock,
  Crown,
  Gamepad2,
  History,
  Hourglass,
  ListChecks,
  Pencil,
  Sprout,
  Star,
  SunMoon,
  Trophy,
} from '#web/ui/media/icons.tsx';

/** The picture and the colour of each badge. */
export const BADGE_LOOKS = {
  'record-holder': { Icon: Star, colour: 'var(--wr)' },
  'night-specialist': { Icon: SunMoon, colour: 'var(--series-6)' },
  'event-winner': { Icon: Crown, colour: 'var(--medal-1)' },
  'all-four-games': { Icon: Gamepad2, colour: 'var(--series-4)' },
  'long-standing': { Icon: History, colour: 'var(--info)' },
  'podium-regular': { Icon: Trophy, colour: 'var(--medal-3)' },
  'board-collector': { Icon: ListChecks, colour: 'var(--series-3)' },
  'story-runner': { Icon: Clock, colour: 'var(--series-6)' },
  'event-regular': { Icon: CalendarDays, colour: 'var(--series-5)' },
  'all-seasons': { Icon: Sprout, colour: 'var(--series-4)' },
  veteran: { Icon: Hourglass, colour: 'var(--series-2)' },
  'guide-author': { Icon: Pencil, colour: 'var(--info)' },
} as const satisfies Record<BadgeId, unknown>;

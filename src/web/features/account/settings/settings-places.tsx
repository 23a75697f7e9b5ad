import { Bell, Download, KeyRound, Mail, Monitor, SunMoon, UserRoundPen } from 'lucide-react';
import type { Place } from '#web/ui/page/sectioned-page.tsx';

const PLACES = [
  ['profile', UserRoundPen],
  ['email', Mail],
  ['password', KeyRound],
  ['sessions', Monitor],
  ['look', SunMoon],
  ['notifications', Bell],
  ['data', Download],
] as const;

/** Returns the menu entries of the settings sections. */
export const settingsPlaces = (t: (key: `${(typeof PLACES)[number][0]}.title`) => string): Place[] =>
  PLACES.map(([key, Icon]) => ({ key, href: `#${key}`, icon: <Icon aria-hidden />, label: t(`${key}.title`) }));

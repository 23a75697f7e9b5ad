import { CalendarCog, Gavel, SlidersHorizontal } from '#web/ui/media/icons.tsx';

/** Staff pages. The session lists the ones that the user may open. */
export const DESKS = {
  moderation: { route: '/moderation', Icon: Gavel },
  admin: { route: '/admin', Icon: SlidersHorizontal },
  events: { route: '/admin/events', Icon: CalendarCog },
};

export type Desk = keyof typeof DESKS;

export const isDesk = (name: string): name is Desk => Object.hasOwn(DESKS, name);

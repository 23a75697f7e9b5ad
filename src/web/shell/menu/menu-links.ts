import { stagesRoute } from '#domain/catalogue/routes.ts';
import type { Language } from '#domain/shared/language.ts';
import { aboutRoute } from '#domain/site/about-topics.ts';
import { localePath } from '#web/i18n/locales.ts';
import {
  BookOpen,
  CalendarDays,
  CircleHelp,
  Compass,
  Dices,
  Eye,
  GitCompareArrows,
  type IconComponent,
  Layers,
  LayoutGrid,
  List,
  MapIcon,
  MessageCircle,
  Newspaper,
  ScrollText,
  Sprout,
  Swords,
  Target,
  TrendingUp,
  Trophy,
} from '#web/ui/media/icons.tsx';
import type { MenuWords } from './menu-words.ts';

/** Name of a link in the menu. */
export type MenuLinkKey = keyof MenuWords['links'];
export type MenuGroupKey = keyof MenuWords['byGroup'];

/** A link in the menu. Without a route, the reader, the week or the operator decides where it leads. */
export type MenuLink = { readonly key: MenuLinkKey; readonly Icon: IconComponent; readonly route?: string };

/** Everything on the site, by what a reader wants to do. */
export const MENU_GROUPS: readonly { readonly key: MenuGroupKey; readonly links: readonly MenuLink[] }[] = [
  {
    key: 'play',
    links: [
      { key: 'targets', Icon: Target, route: '/dashboard' },
      { key: 'week', Icon: Compass },
      { key: 'stages', Icon: LayoutGrid, route: stagesRoute },
      { key: 'random', Icon: Dices },
    ],
  },
  {
    key: 'compete',
    links: [
      { key: 'ranking', Icon: Trophy, route: '/ranking' },
      { key: 'totals', Icon: Layers, route: '/total/1' },
      { key: 'rivals', Icon: Swords, route: '/dashboard#rivals' },
      { key: 'events', Icon: CalendarDays, route: '/limited' },
      { key: 'climbers', Icon: TrendingUp, route: '/trends' },
    ],
  },
  {
    key: 'learn',
    links: [
      { key: 'guides', Icon: MapIcon, route: '/guide' },
      { key: 'glossary', Icon: BookOpen, route: '/keyword' },
      { key: 'rules', Icon: ScrollText, route: '/keyword/rules' },
      { key: 'points', Icon: CircleHelp, route: aboutRoute('points') },
    ],
  },
  {
    key: 'community',
    links: [
      { key: 'records', Icon: List, route: '/records' },
      { key: 'entries', Icon: Sprout, route: '/entries' },
      { key: 'news', Icon: Newspaper, route: '/information' },
      { key: 'compare', Icon: GitCompareArrows, route: '/compare' },
      { key: 'log', Icon: Eye, route: '/log' },
      { key: 'chat', Icon: MessageCircle },
    ],
  },
];

type Reader = { readonly isSignedIn: boolean; readonly week?: string | undefined; readonly chatUrl?: string | undefined };

/**
 * Returns the address of a menu link, or undefined where it leads nowhere. `week` is the address of the stage of the week.
 */
export function hrefOf(locale: Language, { key, route }: MenuLink, { isSignedIn, week, chatUrl }: Reader): string | undefined {
  if (key === 'chat') return chatUrl;
  if (key === 'week') return week;
  if (route === undefined || (key === 'targets' && !isSignedIn)) return undefined;
  return localePath(locale, route);
}

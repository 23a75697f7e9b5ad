import type { ComponentProps, ReactElement } from 'react';
import sprite from './icons.svg';

type Props = Omit<ComponentProps<'svg'>, 'children'>;
export type IconComponent = (props: Props) => ReactElement;

/**
 * Returns a component that shows an icon of the sprite; `.icon` in base.css draws it. Without a label, the icon is
 * decorative. It has no hooks, so that it can be part of static markup.
 */
const icon =
  (name: string): IconComponent =>
  ({ className, 'aria-label': label, ...props }) => (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...props}
    >
      <use href={`${sprite.src}#${name}`} />
    </svg>
  );

// All icons of the site, under Lucide's names. After a change, `npm run icons` writes icons.svg.
export const ArrowDown = icon('arrow-down');
export const ArrowLeft = icon('arrow-left');
export const ArrowLeftRight = icon('arrow-left-right');
export const ArrowRight = icon('arrow-right');
export const ArrowUp = icon('arrow-up');
export const ArrowUpToLine = icon('arrow-up-to-line');
export const AtSign = icon('at-sign');
export const BadgeCheck = icon('badge-check');
export const Ban = icon('ban');
export const Bell = icon('bell');
export const Bold = icon('letter-b');
export const BookOpen = icon('book-open');
export const Brackets = icon('brackets');
export const CalendarClock = icon('calendar-clock');
export const CalendarCog = icon('calendar-cog');
export const CalendarDays = icon('calendar-days');
export const CalendarPlus = icon('calendar-plus');
export const CalendarSync = icon('calendar-sync');
export const Camera = icon('camera');
export const CaseSensitive = icon('case-sensitive');
export const Check = icon('check');
export const CheckCheck = icon('check-check');
export const ChevronDown = icon('chevron-down');
export const ChevronLeft = icon('chevron-left');
export const ChevronRight = icon('chevron-right');
export const ChevronsDown = icon('chevrons-down');
export const CircleAlert = icon('circle-exclamation-point');
export const CircleHelp = icon('circle-question-mark');
export const CirclePlay = icon('circle-play');
export const CircleX = icon('circle-x');
export const Clock = icon('clock');
export const Copy = icon('copy');
export const Crown = icon('crown');
export const Dices = icon('dices');
export const Download = icon('download');
export const Eye = icon('eye');
export const EyeOff = icon('eye-off');
export const Flag = icon('flag');
export const Gamepad = icon('gamepad');
export const Gamepad2 = icon('gamepad-2');
export const Gavel = icon('gavel');
export const GitCompareArrows = icon('git-compare-arrows');
export const Grid3x3 = icon('grid-3x3');
export const GripVertical = icon('grip-vertical');
export const Hammer = icon('hammer');
export const Hash = icon('hash');
export const Heading2 = icon('heading-2');
export const History = icon('rotate-ccw-clock');
export const Hourglass = icon('hourglass');
export const House = icon('house');
export const Image = icon('image');
export const ImageOff = icon('image-off');
export const ImagePlus = icon('image-plus');
export const Info = icon('info');
export const Italic = icon('italic');
export const KeyRound = icon('key-round');
export const Languages = icon('languages');
export const LayoutDashboard = icon('layout-dashboard');
export const Link2 = icon('link-2');
export const List = icon('list');
export const ListChecks = icon('list-checks');
export const LoaderCircle = icon('loader-circle');
export const LocateFixed = icon('locate-fixed');
export const Lock = icon('lock');
export const LockOpen = icon('lock-open');
export const LogOut = icon('log-out');
export const Mail = icon('mail');
export const MapIcon = icon('map');
export const MapPin = icon('map-pin');
export const Maximize2 = icon('maximize-2');
export const Megaphone = icon('megaphone');
export const Menu = icon('menu');
export const MessageCircle = icon('message-circle');
export const Monitor = icon('monitor');
export const Newspaper = icon('newspaper');
export const Pause = icon('pause');
export const Pencil = icon('pencil');
export const PencilLine = icon('pencil-line');
export const PencilRuler = icon('pencil-ruler');
export const Pin = icon('pin');
export const Play = icon('play');
export const Plus = icon('plus');
export const RefreshCw = icon('refresh-cw');
export const RotateCcw = icon('rotate-ccw');
export const Save = icon('save');
export const Scale = icon('scale');
export const ScrollText = icon('scroll-text');
export const Search = icon('search');
export const Send = icon('send');
export const Settings = icon('settings');
export const SkipBack = icon('skip-back');
export const SkipForward = icon('skip-forward');
export const SlidersHorizontal = icon('sliders-horizontal');
export const Smartphone = icon('smartphone');
export const Sparkles = icon('sparkles');
export const Sprout = icon('sprout');
export const Star = icon('star');
export const Sun = icon('sun');
export const SunMoon = icon('sun-moon');
export const Swords = icon('swords');
export const Table = icon('table');
export const Tablet = icon('tablet');
export const TextQuote = icon('text-quote');
export const ToggleRight = icon('toggle-right');
export const Trash2 = icon('trash');
export const TrendingUp = icon('trending-up');
export const TriangleAlert = icon('triangle-exclamation-point');
export const Trophy = icon('trophy');
export const Undo2 = icon('undo-2');
export const Unlink = icon('unlink');
export const User = icon('user');
export const UserCog = icon('user-cog');
export const UserPen = icon('user-pen');
export const UserRound = icon('user-round');
export const UserRoundMinus = icon('user-round-minus');
export const UserRoundPen = icon('user-round-pen');
export const UserRoundPlus = icon('user-round-plus');
export const Users = icon('users');
export const Video = icon('video');
export const Wand = icon('wand');
export const X = icon('x');

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
export const ArrowDown = /* @__PURE__ */ icon('arrow-down');
export const ArrowLeft = /* @__PURE__ */ icon('arrow-left');
export const ArrowLeftRight = /* @__PURE__ */ icon('arrow-left-right');
export const ArrowRight = /* @__PURE__ */ icon('arrow-right');
export const ArrowUp = /* @__PURE__ */ icon('arrow-up');
export const ArrowUpToLine = /* @__PURE__ */ icon('arrow-up-to-line');
export const AtSign = /* @__PURE__ */ icon('at-sign');
export const BadgeCheck = /* @__PURE__ */ icon('badge-check');
export const Ban = /* @__PURE__ */ icon('ban');
export const Bell = /* @__PURE__ */ icon('bell');
export const Bold = /* @__PURE__ */ icon('letter-b');
export const BookOpen = /* @__PURE__ */ icon('book-open');
export const Brackets = /* @__PURE__ */ icon('brackets');
export const CalendarClock = /* @__PURE__ */ icon('calendar-clock');
export const CalendarCog = /* @__PURE__ */ icon('calendar-cog');
export const CalendarDays = /* @__PURE__ */ icon('calendar-days');
export const CalendarPlus = /* @__PURE__ */ icon('calendar-plus');
export const CalendarSync = /* @__PURE__ */ icon('calendar-sync');
export const Camera = /* @__PURE__ */ icon('camera');
export const CaseSensitive = /* @__PURE__ */ icon('case-sensitive');
export const Check = /* @__PURE__ */ icon('check');
export const CheckCheck = /* @__PURE__ */ icon('check-check');
export const ChevronDown = /* @__PURE__ */ icon('chevron-down');
export const ChevronLeft = /* @__PURE__ */ icon('chevron-left');
export const ChevronRight = /* @__PURE__ */ icon('chevron-right');
export const ChevronUp = /* @__PURE__ */ icon('chevron-up');
export const ChevronsDown = /* @__PURE__ */ icon('chevrons-down');
export const CircleAlert = /* @__PURE__ */ icon('circle-exclamation-point');
export const CircleHelp = /* @__PURE__ */ icon('circle-question-mark');
export const CirclePlay = /* @__PURE__ */ icon('circle-play');
export const CircleUserRound = /* @__PURE__ */ icon('circle-user-round');
export const CircleX = /* @__PURE__ */ icon('circle-x');
export const Clock = /* @__PURE__ */ icon('clock');
export const Compass = /* @__PURE__ */ icon('compass');
export const Copy = /* @__PURE__ */ icon('copy');
export const Crown = /* @__PURE__ */ icon('crown');
export const Dices = /* @__PURE__ */ icon('dices');
export const Download = /* @__PURE__ */ icon('download');
export const Eye = /* @__PURE__ */ icon('eye');
export const EyeOff = /* @__PURE__ */ icon('eye-off');
export const FilePen = /* @__PURE__ */ icon('file-pen');
export const Fingerprint = /* @__PURE__ */ icon('fingerprint-pattern');
export const Flag = /* @__PURE__ */ icon('flag');
export const Gamepad = /* @__PURE__ */ icon('gamepad');
export const Gamepad2 = /* @__PURE__ */ icon('gamepad-2');
export const Gavel = /* @__PURE__ */ icon('gavel');
export const GitCompareArrows = /* @__PURE__ */ icon('git-compare-arrows');
export const Grid3x3 = /* @__PURE__ */ icon('grid-3x3');
export const GripVertical = /* @__PURE__ */ icon('grip-vertical');
export const Hammer = /* @__PURE__ */ icon('hammer');
export const Hash = /* @__PURE__ */ icon('hash');
export const Heading2 = /* @__PURE__ */ icon('heading-2');
export const History = /* @__PURE__ */ icon('rotate-ccw-clock');
export const Hourglass = /* @__PURE__ */ icon('hourglass');
export const House = /* @__PURE__ */ icon('house');
export const Image = /* @__PURE__ */ icon('image');
export const ImageOff = /* @__PURE__ */ icon('image-off');
export const ImagePlus = /* @__PURE__ */ icon('image-plus');
export const Info = /* @__PURE__ */ icon('info');
export const Italic = /* @__PURE__ */ icon('italic');
export const KeyRound = /* @__PURE__ */ icon('key-round');
export const Languages = /* @__PURE__ */ icon('languages');
export const Layers = /* @__PURE__ */ icon('layers');
export const LayoutDashboard = /* @__PURE__ */ icon('layout-dashboard');
export const LayoutGrid = /* @__PURE__ */ icon('layout-grid');
export const Link2 = /* @__PURE__ */ icon('link-2');
export const List = /* @__PURE__ */ icon('list');
export const ListChecks = /* @__PURE__ */ icon('list-checks');
export const LoaderCircle = /* @__PURE__ */ icon('loader-circle');
export const LocateFixed = /* @__PURE__ */ icon('locate-fixed');
export const Lock = /* @__PURE__ */ icon('lock');
export const LockOpen = /* @__PURE__ */ icon('lock-open');
export const LogOut = /* @__PURE__ */ icon('log-out');
export const Mail = /* @__PURE__ */ icon('mail');
export const MapIcon = /* @__PURE__ */ icon('map');
export const MapPin = /* @__PURE__ */ icon('map-pin');
export const Maximize2 = /* @__PURE__ */ icon('maximize-2');
export const Megaphone = /* @__PURE__ */ icon('megaphone');
export const Menu = /* @__PURE__ */ icon('menu');
export const MessageCircle = /* @__PURE__ */ icon('message-circle');
export const Monitor = /* @__PURE__ */ icon('monitor');
export const Newspaper = /* @__PURE__ */ icon('newspaper');
export const Pause = /* @__PURE__ */ icon('pause');
export const Pencil = /* @__PURE__ */ icon('pencil');
export const PencilLine = /* @__PURE__ */ icon('pencil-line');
export const PencilRuler = /* @__PURE__ */ icon('pencil-ruler');
export const Pin = /* @__PURE__ */ icon('pin');
export const Play = /* @__PURE__ */ icon('play');
export const Plus = /* @__PURE__ */ icon('plus');
export const RefreshCw = /* @__PURE__ */ icon('refresh-cw');
export const RotateCcw = /* @__PURE__ */ icon('rotate-ccw');
export const Save = /* @__PURE__ */ icon('save');
export const Scale = /* @__PURE__ */ icon('scale');
export const ScrollText = /* @__PURE__ */ icon('scroll-text');
export const Search = /* @__PURE__ */ icon('search');
export const Send = /* @__PURE__ */ icon('send');
export const Settings = /* @__PURE__ */ icon('settings');
export const Share2 = /* @__PURE__ */ icon('share-2');
export const ShieldCheck = /* @__PURE__ */ icon('shield-check');
export const SkipBack = /* @__PURE__ */ icon('skip-back');
export const SkipForward = /* @__PURE__ */ icon('skip-forward');
export const SlidersHorizontal = /* @__PURE__ */ icon('sliders-horizontal');
export const Smartphone = /* @__PURE__ */ icon('smartphone');
export const Sparkles = /* @__PURE__ */ icon('sparkles');
export const Sprout = /* @__PURE__ */ icon('sprout');
export const Star = /* @__PURE__ */ icon('star');
export const Sun = /* @__PURE__ */ icon('sun');
export const SunMoon = /* @__PURE__ */ icon('sun-moon');
export const Swords = /* @__PURE__ */ icon('swords');
export const Table = /* @__PURE__ */ icon('table');
export const Tablet = /* @__PURE__ */ icon('tablet');
export const Target = /* @__PURE__ */ icon('target');
export const TextQuote = /* @__PURE__ */ icon('text-quote');
export const ToggleRight = /* @__PURE__ */ icon('toggle-right');
export const Trash2 = /* @__PURE__ */ icon('trash');
export const TrendingUp = /* @__PURE__ */ icon('trending-up');
export const TriangleAlert = /* @__PURE__ */ icon('triangle-exclamation-point');
export const Trophy = /* @__PURE__ */ icon('trophy');
export const Undo2 = /* @__PURE__ */ icon('undo-2');
export const Unlink = /* @__PURE__ */ icon('unlink');
export const User = /* @__PURE__ */ icon('user');
export const UserCog = /* @__PURE__ */ icon('user-cog');
export const UserPen = /* @__PURE__ */ icon('user-pen');
export const UserRound = /* @__PURE__ */ icon('user-round');
export const UserRoundMinus = /* @__PURE__ */ icon('user-round-minus');
export const UserRoundPen = /* @__PURE__ */ icon('user-round-pen');
export const UserRoundPlus = /* @__PURE__ */ icon('user-round-plus');
export const Users = /* @__PURE__ */ icon('users');
export const Video = /* @__PURE__ */ icon('video');
export const Wand = /* @__PURE__ */ icon('wand');
export const X = /* @__PURE__ */ icon('x');

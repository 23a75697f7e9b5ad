import { Gamepad, Gamepad2, Tablet, Wand } from './icons.tsx';

const ICONS: Readonly<Record<number, typeof Gamepad>> = { 1: Gamepad, 2: Wand, 3: Tablet, 4: Gamepad2 };

/** Shows a console's icon. Without a label, it is beside the console's name. */
export function ConsoleIcon({ console, label }: { console: number; label?: string }) {
  const Icon = ICONS[console] ?? Gamepad2;
  return label === undefined ? <Icon aria-hidden /> : <Icon role="img" aria-label={label} />;
}

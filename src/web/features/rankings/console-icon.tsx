import { Gamepad, Gamepad2, type LucideIcon, Tablet, Wand } from 'lucide-react';

const ICONS: Readonly<Record<number, LucideIcon>> = { 1: Gamepad, 2: Wand, 3: Tablet, 4: Gamepad2 };

/** The controller that a record was played with; without a label it is mere decoration beside its name. */
export function ConsoleIcon({ console, label }: { console: number; label?: string }) {
  const Icon = ICONS[console] ?? Gamepad2;
  return label === undefined ? <Icon aria-hidden /> : <Icon role="img" aria-label={label} />;
}

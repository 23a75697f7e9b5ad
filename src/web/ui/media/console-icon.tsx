'use client'; // Client component so that only a number is sent, not a second copy of the icon (decision 0048).
import { Gamepad, Gamepad2, type LucideIcon, Tablet, Wand } from 'lucide-react';

const ICONS: Readonly<Record<number, LucideIcon>> = { 1: Gamepad, 2: Wand, 3: Tablet, 4: Gamepad2 };

/** Returns the icons of the given consoles for a table's sprite. */
export const consoleSprite = (consoles: readonly string[]) =>
  Object.fromEntries(Object.entries(ICONS).flatMap(([id, icon]) => (consoles.includes(id) ? [[`console-${id}`, icon]] : [])));

/** Shows a console's icon beside its name. */
export function ConsoleIcon({ console }: { console: number }) {
  const Icon = ICONS[console] ?? Gamepad2;
  return <Icon aria-hidden />;
}

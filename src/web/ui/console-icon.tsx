'use client'; // a number travels instead of a second copy of the drawing (decision 0048)
import { Gamepad, Gamepad2, type LucideIcon, Tablet, Wand } from 'lucide-react';

const ICONS: Readonly<Record<number, LucideIcon>> = { 1: Gamepad, 2: Wand, 3: Tablet, 4: Gamepad2 };

/** The drawings of some controllers, for the sprite of a table. */
export const consoleSprite = (consoles: readonly string[]) =>
  Object.fromEntries(Object.entries(ICONS).flatMap(([id, icon]) => (consoles.includes(id) ? [[`console-${id}`, icon]] : [])));

/** A controller beside its name. */
export function ConsoleIcon({ console }: { console: number }) {
  const Icon = ICONS[console] ?? Gamepad2;
  return <Icon aria-hidden />;
}

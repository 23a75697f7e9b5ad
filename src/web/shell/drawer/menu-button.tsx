'use client'; // without scripts there is no drawer, and this button is not shown
import { Menu } from 'lucide-react';
import { setDrawer, useDrawer } from './drawer-state.ts';

type Props = { label: string; className?: string; showsLabel?: boolean };

/** Opens the drawer. */
export function MenuButton({ label, className, showsLabel = false }: Props) {
  const isOpen = useDrawer() !== 'closed';
  return (
    <button
      type="button"
      className={className}
      aria-label={showsLabel ? undefined : label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => setDrawer('open')}
    >
      <Menu data-icon={showsLabel ? 'l' : undefined} aria-hidden />
      {showsLabel && label}
    </button>
  );
}

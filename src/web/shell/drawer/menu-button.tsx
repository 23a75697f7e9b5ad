'use client'; // Client component. The button is hidden without scripts, because the drawer needs them.
import { Menu } from '#web/ui/media/icons.tsx';
import { setDrawer, useDrawer } from './drawer-state.ts';

type Props = { label: string; className?: string; showsLabel?: boolean };

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

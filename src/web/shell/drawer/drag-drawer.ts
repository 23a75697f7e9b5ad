import { followFinger } from '#web/ui/follow-finger.ts';
import { DRAWER_ID, setDrawer } from './drawer-state.ts';

// Fraction of the drawer's width. When it is dragged further than this, it opens or closes completely.
const ENOUGH = 0.4;

/** Lets a finger drag the drawer open from the edge of the screen, or closed. */
export function dragDrawer(start: TouchEvent, from: 'edge' | 'open'): void {
  followFinger(start, 'x', {
    onMove: (dx) => {
      if (from === 'edge' && !drawer()?.open) setDrawer('drawn');
      const element = drawer();
      if (!element) return; // The drawer's code is still loading.
      element.dataset.drawn = from;
      element.style.setProperty('--dx', `${dx}px`);
    },
    onEnd: (dx, flick) => {
      const element = drawer();
      const inwards = flick === 0 ? -dx > (element?.offsetWidth ?? 0) * (from === 'edge' ? ENOUGH : -ENOUGH) : flick < 0;
      delete element?.dataset.drawn;
      setDrawer(inwards ? 'open' : 'closed');
    },
  });
}

const drawer = () => document.getElementById(DRAWER_ID) as HTMLDialogElement | null;

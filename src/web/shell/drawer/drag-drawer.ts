import { DRAWER_ID, setDrawer } from './drawer-state.ts';
import { followFinger } from './follow-finger.ts';

const ENOUGH = 0.4; // of its width: drawn further than this it goes the rest of the way by itself

/** Lets a finger draw the drawer: in from the edge, or back out. */
export function dragDrawer(start: TouchEvent, from: 'edge' | 'open'): void {
  followFinger(start, {
    onMove: (dx) => {
      if (from === 'edge' && !drawer()?.open) setDrawer('drawn');
      const element = drawer();
      if (!element) return; // its code is still on the way
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

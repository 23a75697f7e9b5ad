import { useEffect } from 'react';

/**
 * Sets `--keyboard` on the root element to the height that an on-screen keyboard covers. It is 0 in browsers that resize
 * the page instead (`interactive-widget=resizes-content`).
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const { style } = document.documentElement;
    const measure = () => {
      const { height, offsetTop, scale } = viewport;
      if (scale > 1.01) return; // Zooming in makes the viewport smaller, too.
      style.setProperty('--keyboard', `${Math.max(0, Math.round(window.innerHeight - height - offsetTop))}px`);
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
      style.removeProperty('--keyboard');
    };
  }, []);
}

const SIDEWAYS_PX = 8; // a finger trembles less than this
const FLICK_PX_PER_MS = 0.5;
const REST_MS = 100; // a finger that has rested before it lifts does not flick

type Ways = {
  /** The finger has moved so far sideways since it was put down; called only once it is clear that it goes sideways. */
  readonly onMove: (dx: number) => void;
  /** It let go; `flick` is the direction of a quick swipe, or 0. */
  readonly onEnd: (dx: number, flick: -1 | 0 | 1) => void;
};

/** Follows a finger that goes sideways until it is lifted; one that goes up or down scrolls, and is left alone. */
export function followFinger(start: TouchEvent, { onMove, onEnd }: Ways): void {
  const first = start.touches[0];
  const target = start.target;
  if (!first || !target || start.touches.length > 1) return;
  const heard = new AbortController();
  let [dx, isSideways, lastAt, speed] = [0, false, start.timeStamp, 0];

  const move = (event: TouchEvent) => {
    const touch = event.touches[0];
    if (!touch) return;
    const [nextDx, dy] = [touch.clientX - first.clientX, touch.clientY - first.clientY];
    if (!isSideways && Math.abs(dy) > SIDEWAYS_PX && Math.abs(dy) > Math.abs(nextDx)) return heard.abort();
    speed = (nextDx - dx) / Math.max(1, event.timeStamp - lastAt);
    [dx, lastAt] = [nextDx, event.timeStamp];
    isSideways ||= Math.abs(dx) > SIDEWAYS_PX;
    if (isSideways) onMove(dx);
  };
  const end = (event: Event) => {
    heard.abort();
    const isFlick = Math.abs(speed) >= FLICK_PX_PER_MS && event.timeStamp - lastAt < REST_MS;
    if (isSideways) onEnd(dx, isFlick ? (speed < 0 ? -1 : 1) : 0);
  };
  // On the target itself: it hears of its finger wherever that goes, even when something opens on top.
  target.addEventListener('touchmove', move as EventListener, { passive: true, signal: heard.signal });
  for (const name of ['touchend', 'touchcancel']) target.addEventListener(name, end, { signal: heard.signal });
}

const SIDEWAYS_PX = 8; // Larger than the jitter of a finger.
const FLICK_PX_PER_MS = 0.5;
const REST_MS = 100; // A finger that rests this long before it lifts does not flick.

type Handlers = {
  /** Called with the horizontal distance from the start, once the gesture is clearly horizontal. */
  readonly onMove: (dx: number) => void;
  /** Called on release. `flick` is the direction of a quick swipe, or 0. */
  readonly onEnd: (dx: number, flick: -1 | 0 | 1) => void;
};

/** Tracks a horizontal drag until release. Ignores vertical gestures, which scroll the page. */
export function followFinger(start: TouchEvent, { onMove, onEnd }: Handlers): void {
  const first = start.touches[0];
  const target = start.target;
  if (!first || !target || start.touches.length > 1) return;
  const listening = new AbortController();
  let [dx, isSideways, lastAt, speed] = [0, false, start.timeStamp, 0];

  const move = (event: TouchEvent) => {
    const touch = event.touches[0];
    if (!touch) return;
    const [nextDx, dy] = [touch.clientX - first.clientX, touch.clientY - first.clientY];
    if (!isSideways && Math.abs(dy) > SIDEWAYS_PX && Math.abs(dy) > Math.abs(nextDx)) return listening.abort();
    speed = (nextDx - dx) / Math.max(1, event.timeStamp - lastAt);
    [dx, lastAt] = [nextDx, event.timeStamp];
    isSideways ||= Math.abs(dx) > SIDEWAYS_PX;
    if (isSideways) onMove(dx);
  };
  const end = (event: Event) => {
    listening.abort();
    const isFlick = Math.abs(speed) >= FLICK_PX_PER_MS && event.timeStamp - lastAt < REST_MS;
    if (isSideways) onEnd(dx, isFlick ? (speed < 0 ? -1 : 1) : 0);
  };
  // Listens on the target itself, which receives the touch events wherever the finger moves, even when something opens
  // on top.
  target.addEventListener('touchmove', move as EventListener, { passive: true, signal: listening.signal });
  for (const name of ['touchend', 'touchcancel']) target.addEventListener(name, end, { signal: listening.signal });
}

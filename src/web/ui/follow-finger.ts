const JITTER_PX = 8; // Larger than the jitter of a finger.
const FLICK_PX_PER_MS = 0.5;
const REST_MS = 100; // A finger that rests this long before it lifts does not flick.

type Handlers = {
  /** Called with the distance from the start, once the gesture clearly follows the axis. */
  readonly onMove: (distance: number) => void;
  /** Called on release. `flick` is the direction of a quick swipe, or 0. */
  readonly onEnd: (distance: number, flick: -1 | 0 | 1) => void;
};

/** Tracks a drag along one axis until release. Ignores gestures along the other axis, which scroll. */
export function followFinger(start: TouchEvent, axis: 'x' | 'y', { onMove, onEnd }: Handlers): void {
  const first = start.touches[0];
  const target = start.target;
  if (!first || !target || start.touches.length > 1) return;
  const listening = new AbortController();
  let [distance, follows, lastAt, speed] = [0, false, start.timeStamp, 0];

  const move = (event: TouchEvent) => {
    const touch = event.touches[0];
    if (!touch) return;
    const [x, y] = [touch.clientX - first.clientX, touch.clientY - first.clientY];
    const [along, across] = axis === 'x' ? [x, y] : [y, x];
    if (!follows && Math.abs(across) > JITTER_PX && Math.abs(across) > Math.abs(along)) return listening.abort();
    speed = (along - distance) / Math.max(1, event.timeStamp - lastAt);
    [distance, lastAt] = [along, event.timeStamp];
    follows ||= Math.abs(distance) > JITTER_PX;
    if (follows) onMove(distance);
  };
  const end = (event: Event) => {
    listening.abort();
    const isFlick = Math.abs(speed) >= FLICK_PX_PER_MS && event.timeStamp - lastAt < REST_MS;
    if (follows) onEnd(distance, isFlick ? (speed < 0 ? -1 : 1) : 0);
  };
  // Listens on the target itself, which receives the touch events wherever the finger moves, even when something opens
  // on top.
  target.addEventListener('touchmove', move as EventListener, { passive: true, signal: listening.signal });
  for (const name of ['touchend', 'touchcancel']) target.addEventListener(name, end, { signal: listening.signal });
}

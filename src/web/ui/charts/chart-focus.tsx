'use client'; // Client component, because it handles pointer and keyboard events.

import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './chart-focus.module.css';
import { nearestTo, stepTo } from './chart-math.ts';

/** The text of the selected point, and its position as a percentage of the chart's size. */
type Shown = { order: number; words: string; x: number; y: number };

type Props = { keys: string; children: ReactNode };

/** Describes the points of a chart: the point nearest to the pointer, or one point at a time with the arrow keys. */
export function ChartFocus({ keys, children }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);
  const [shown, setShown] = useState<Shown>();
  useEffect(() => setReady(true), []);

  const points = () => [...(container.current?.querySelectorAll('[data-point]') ?? [])];
  const show = (order: number | undefined) => setShown(order === undefined ? undefined : shownAt(container.current, points(), order));
  const onPointer = ({ clientX, clientY }: PointerEvent) => show(nearestTo({ x: clientX, y: clientY }, points().map(middleOf)));
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepTo(event.key, shown?.order, points().length);
    if (next === undefined) return;
    event.preventDefault();
    show(next === 'none' ? undefined : next);
  };
  // The chart is not focusable without JavaScript, because its keys would do nothing.
  const handlers = isReady && {
    role: 'group',
    tabIndex: 0,
    'aria-label': keys,
    'data-ready': '',
    onKeyDown,
    onFocus: () => shown ?? show(points().length - 1),
    onBlur: () => setShown(undefined),
    onPointerDown: onPointer,
    onPointerMove: onPointer,
    // A touched point stays selected after the finger is lifted.
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && setShown(undefined),
  };

  return (
    <div ref={container} className={styles.container} {...handlers}>
      {children}
      {shown && <i className={styles.halo} style={placeOf(shown)} />}
      <output className={styles.tip} data-below={(shown && shown.y < 40) || undefined} style={shown && placeOf(shown)}>
        {shown?.words}
      </output>
    </div>
  );
}

const placeOf = ({ x, y }: Shown) => ({ '--x': x, '--y': y }) as CSSProperties;

function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function shownAt(container: Element | null, points: readonly Element[], order: number): Shown | undefined {
  const point = points[order];
  if (!container || !point) return undefined;
  const { left, top, width, height } = container.getBoundingClientRect();
  const middle = middleOf(point);
  return { order, words: point.textContent ?? '', x: (100 * (middle.x - left)) / width, y: (100 * (middle.y - top)) / height };
}

import { type MouseEvent, useEffect, useRef } from 'react';
import { fill } from '#web/i18n/fill.ts';
import type { ReplayContext } from './replay-context.ts';
import styles from './turning-list.module.css';

type Props = { context: ReplayContext; hour: number; onLink: (to: number) => (event: MouseEvent) => void };

/** Lists the turning points by hour. Marks the latest one at or before the current hour and scrolls it into view. */
export function TurningList({ context: { href, turns, words }, hour, onLink }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const now = turns.findLast((turn) => turn.hour <= hour)?.hour;
  useEffect(() => {
    const [box, line] = [list.current, list.current?.querySelector<HTMLElement>(`[data-hour="${now}"]`)];
    if (!box || !line) return;
    const [top, bottom] = [line.offsetTop, line.offsetTop + line.offsetHeight];
    if (top < box.scrollTop || bottom > box.scrollTop + box.clientHeight) box.scrollTop = top - box.clientHeight / 2;
  }, [now]);
  return (
    <section className={`card ${styles.turns}`} aria-labelledby="turns">
      <h2 id="turns">{words.turns.title}</h2>
      {turns.length === 0 ? (
        <p>{words.turns.none}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be keyboard-focusable
        <ol ref={list} tabIndex={0} aria-labelledby="turns">
          {turns.map((turn) => (
            <li key={turn.hour} data-hour={turn.hour} aria-current={turn.hour === now ? 'step' : undefined}>
              <a href={`${href}?hour=${turn.hour}`} onClick={onLink(turn.hour)}>
                {fill(words.turns.hour, { hour: turn.hour })}
              </a>
              {turn.text}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

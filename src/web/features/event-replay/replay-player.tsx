'use client'; // Client component: playback and slider change the hour that every part shows.
import { type CSSProperties, type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { formatMinute } from '#domain/shared/date.ts';
import { HOUR_MS } from '#domain/shared/time-units.ts';
import { fill } from '#web/i18n/fill.ts';
import { hourShare } from '#web/ui/charts/lines/hour-chart.tsx';
import { isForElsewhere } from '#web/ui/nav/is-for-elsewhere.ts';
import shared from '#web/ui/page/shared.module.css';
import { Controls } from './controls.tsx';
import { Cursor } from './cursor.tsx';
import { HourMap } from './hour-map.tsx';
import { HourStandings } from './hour-standings.tsx';
import type { ReplayContext } from './replay-context.ts';
import styles from './replay-player.module.css';
import { Scrubber } from './scrubber.tsx';
import { StandingTop } from './standing-top.tsx';
import { TurningList } from './turning-list.tsx';
import { usePlayback } from './use-playback.ts';
import { useReplayRows } from './use-replay-rows.ts';

const ADDRESS_AFTER_MS = 300; // Delays updating the URL because browsers rate-limit replaceState.

/** Renders the replay player, in which hours are selected with the slider, the links or playback. */
export function ReplayPlayer({ context, chart }: { context: ReplayContext; chart: ReactNode }) {
  const { hours, href, zone, words } = context;
  const [hour, setHour] = useState(context.hour);
  const known = useReplayRows(context);
  const playback = usePlayback({ hour, hours, isReady: known.state === 'all', setHour });
  useAddress(href, hour, context.hour, playback.isPlaying);

  const go = (to: number) => {
    playback.pause();
    known.need();
    setHour(Math.max(0, Math.min(hours, to)));
  };
  // Follows the link normally when it opens in a new tab or when loading the hours has failed.
  const onLink = (to: number) => (event: MouseEvent) => {
    if (isForElsewhere(event) || known.state === 'failed') return;
    event.preventDefault();
    go(to);
  };
  // Shows the requested hour until the selected hour has loaded.
  const shownHour = known.at(hour) ? hour : context.hour;
  const rows = known.at(shownHour);
  if (!rows) return null;
  const shown = { context, hour: shownHour, rows, roster: known.roster };
  const at = formatMinute(new Date(known.at(hour)?.at ?? Date.parse(context.startsAt) + hour * HOUR_MS), zone);
  const turnHours = context.turns.map((turn) => turn.hour);
  return (
    <>
      <section
        className={`card ${styles.stage}`}
        aria-label={words.player.stage}
        aria-busy={known.state === 'loading' || undefined}
        data-start="" // Buttons and slider need React at once (web/start/schedule-start.ts).
      >
        <StandingTop {...shown} at={at} clockHour={hour} />
        <div className={styles.plot} style={{ '--x': `${hourShare(hour, hours)}%` } as CSSProperties}>
          {chart}
          <Cursor
            {...shown}
            label={fill(words.player.hour, { hour })}
            at={hour > hours * 0.8 ? 'late' : hour < hours * 0.4 ? 'early' : undefined}
          />
        </div>
        <Scrubber context={context} hour={hour} at={at} onGo={go} onTouch={known.need} />
        <Controls context={context} hour={hour} turnHours={turnHours} playback={playback} onPlay={known.need} onLink={onLink} />
        <p className={styles.state} role="status">
          {known.state === 'loading' && words.player.loading}
          {known.state === 'failed' && (
            <>
              {words.player.failed} <a href={`${href}?hour=${hour}`}>{fill(words.player.open, { hour })}</a>
            </>
          )}
        </p>
      </section>
      <div className={`${shared.split} ${styles.columns}`}>
        <HourStandings {...shown} before={shownHour > 0 ? known.at(shownHour - 1) : undefined} />
        <TurningList context={context} hour={hour} onLink={onLink} />
      </div>
      <HourMap {...shown} />
    </>
  );
}

/** Writes the selected hour to the URL so that the URL can be shared. */
function useAddress(href: string, hour: number, first: number, isPlaying: boolean): void {
  const [isMoved, setMoved] = useState(false);
  useEffect(() => {
    if (hour !== first) setMoved(true);
    if (isPlaying || (hour === first && !isMoved)) return;
    const timer = setTimeout(() => window.history.replaceState(null, '', `${href}?hour=${hour}`), ADDRESS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [href, hour, first, isPlaying, isMoved]);
}

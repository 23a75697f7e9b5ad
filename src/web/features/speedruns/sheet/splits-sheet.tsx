'use client'; // Client component: opens over the ranking.
import type { CSSProperties } from 'react';
import { formatRunGap } from '#domain/records/shown-value.ts';
import { splitGaps } from '#domain/records/split-gaps.ts';
import type { Split } from '#domain/records/splits.ts';
import { formatRunTime } from '#domain/shared/duration.ts';
import type { RunData } from '#web/features/speedruns/run-data.ts';
import { fill } from '#web/i18n/fill.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Play } from '#web/ui/media/icons.tsx';
import { Sheet } from '#web/ui/page/sheet/sheet.tsx';
import { RankPlate } from '#web/ui/player/rank-plate.tsx';
import { PlanetAvatar } from '#web/ui/scenery/planet/planet-avatar.tsx';
import styles from './splits-sheet.module.css';

export type SheetLabels = Readonly<
  Record<'against' | 'own' | 'mark' | 'record' | 'time' | 'gap' | 'none' | 'open' | 'watch' | 'close' | 'anonymous', string>
>;

type Props = {
  run: RunData;
  open: boolean;
  onClose: () => void;
  /** Splits of the best run, with which others are compared. */
  best: readonly Split[] | undefined;
  labels: SheetLabels;
};

/** Shows a run's splits, with the gaps to the best run if both have the same splits, and links to its record and video. */
export function SplitsSheet({ run, open, onClose, best, labels }: Props) {
  const name = run.name ?? labels.anonymous;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      label={`${run.place} ${name} ${run.time}`}
      closeLabel={labels.close}
      head={
        <h2 className={styles.head}>
          <RankPlate place={run.rank} text={run.place} />
          <PlanetAvatar seed={run.handle} />
          <span>{name}</span>
          <b>{run.time}</b>
        </h2>
      }
      foot={
        <>
          <ButtonLink variant="line" href={run.recordHref}>
            {labels.open}
          </ButtonLink>
          {run.videoUrl !== null && (
            <a className={styles.watch} href={run.videoUrl} rel="nofollow ugc noopener">
              <Play data-icon="s" aria-hidden />
              {labels.watch}
            </a>
          )}
        </>
      }
    >
      {run.splits === null ? <p>{labels.none}</p> : <Splits splits={run.splits} best={best} name={name} labels={labels} />}
    </Sheet>
  );
}

type SplitsProps = { splits: readonly Split[]; best: readonly Split[] | undefined; name: string; labels: SheetLabels };

function Splits({ splits, best, name, labels }: SplitsProps) {
  const gaps = best && splitGaps(splits, best);
  const isCompared = gaps?.some((gap) => gap !== 0) ?? false;
  const most = Math.max(1, ...(gaps ?? []).map(Math.abs));
  return (
    <table className={styles.splits}>
      <caption>{isCompared ? fill(labels.against, { name }) : labels.own}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.mark}</th>
          <th scope="col">{isCompared ? labels.record : labels.time}</th>
          {isCompared && <th scope="col">{labels.gap}</th>}
        </tr>
      </thead>
      <tbody>
        {splits.map(({ name: mark, atMs }, index) => {
          const gap = gaps?.[index] ?? 0;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two splits may have the same name, and only their order distinguishes them
            <tr key={index}>
              <th scope="row">
                {mark}
                {isCompared && (
                  <i
                    data-ahead={gap < 0 || undefined}
                    style={{ '--length': `${Math.round((Math.abs(gap) / most) * 100)}%` } as CSSProperties}
                  />
                )}
              </th>
              <td>{formatRunTime(isCompared ? (best?.[index]?.atMs ?? 0) : atMs)}</td>
              {isCompared && <td>{formatRunGap(gap)}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

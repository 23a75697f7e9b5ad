'use client'; // Client component: the session and the reader's own run are only known in the browser.
import { createPortal } from 'react-dom';
import { formatRank } from '#domain/rankings/ranks.ts';
import { formatRunGap } from '#domain/records/shown-value.ts';
import { formatRunTime } from '#domain/shared/duration.ts';
import type { Language } from '#domain/shared/language.ts';
import { fill, type PlaceWords, placeText } from '#web/i18n/fill.ts';
import type { OwnRunJson } from '#web/server/answer/response-types.ts';
import { useMarkedRows } from '#web/session/use-marked-rows.ts';
import { useOwnAnswer } from '#web/session/use-own-answer.ts';
import { useSession } from '#web/session/use-session.ts';
import { LocateFixed, Plus } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { useRowOnScreen } from '#web/ui/player/own-row/use-row-on-screen.ts';
import { PlanetAvatar } from '#web/ui/scenery/planet/planet-avatar.tsx';
import styles from './own-run-bar.module.css';
import { OWN_RUN_ID, RUNS_ID } from './run-data.ts';

export type OwnRunLabels = Readonly<Record<'label' | 'you' | 'none' | 'next' | 'first' | 'submit' | 'find', string>> & {
  readonly enter: PlaceWords;
};

type Props = {
  /** API path of the reader's run under the filter of the page. */
  ownPath: string;
  postHref: string;
  labels: OwnRunLabels;
  locale: Language;
};

/**
 * For signed-in readers, marks their run in the ranking and shows a bar on phones: their place and the gap to the next, or
 * the time that the last place takes. Hidden while their row is on the screen.
 */
export function OwnRunBar({ ownPath, postHref, labels, locale }: Props) {
  const me = useSession().session?.user.userId;
  const [own] = useOwnAnswer<OwnRunJson>(ownPath);
  const marked = useMarkedRows({ rowsId: RUNS_ID, ownRowId: OWN_RUN_ID, me });
  const isSeen = useRowOnScreen(marked.length > 0 ? `#${OWN_RUN_ID}` : undefined);
  if (me === undefined || !own) return null;
  return (
    <>
      {marked.map(({ cell }) =>
        createPortal(
          <b key={me} className={styles.me}>
            {labels.you}
          </b>,
          cell,
        ),
      )}
      {own.run && !isSeen && (
        <aside className={styles.bar} data-floating-row aria-label={labels.label}>
          <b className={styles.place}>{formatRank(own.run.rank, own.run.shared)}</b>
          <p>
            <b>{formatRunTime(own.run.timeMs)}</b>
            <small>{nextText(own.run, labels)}</small>
          </p>
          {marked.length > 0 && (
            <a className={styles.act} href={`#${OWN_RUN_ID}`} aria-label={labels.find}>
              <LocateFixed aria-hidden />
            </a>
          )}
        </aside>
      )}
      {own.last && (
        <Link className={styles.bar} data-floating-row data-empty="" href={postHref}>
          <PlanetAvatar seed={me} />
          <p>
            <b>{labels.none}</b>
            <small>{fill(placeText(labels.enter, locale, own.last.rank), { time: formatRunTime(own.last.timeMs) })}</small>
          </p>
          <span className={styles.act}>
            <Plus role="img" aria-label={labels.submit} />
          </span>
        </Link>
      )}
    </>
  );
}

function nextText({ timeMs, aboveMs }: NonNullable<OwnRunJson['run']>, labels: OwnRunLabels): string {
  if (aboveMs === null) return labels.first;
  return fill(labels.next, { gap: formatRunGap(aboveMs - timeMs) });
}

'use client'; // Client component: opens over the page and loads a video only when the reader plays it.
import { useState } from 'react';
import { recordRoute } from '#domain/catalogue/routes.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import type { OwnView } from '#web/features/rankings/own/own-view.ts';
import type { RankingSheetWords } from '#web/features/rankings/ranking-sheet-words.ts';
import { fill, placeText } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { ChevronLeft, ChevronRight, GitCompareArrows } from '#web/ui/media/icons.tsx';
import { Sheet } from '#web/ui/page/sheet/sheet.tsx';
import { RankPlate } from '#web/ui/player/rank-plate.tsx';
import { EvidenceMedia } from './evidence-media.tsx';
import { type EvidenceRow, readEvidenceRows } from './evidence-rows.ts';
import styles from './evidence-sheet.module.css';
import { useEvidence } from './use-evidence.ts';

type Props = {
  open: boolean;
  recordId: string;
  locale: Language;
  own: OwnView | undefined;
  words: RankingSheetWords;
  onClose: () => void;
  /** Shows the evidence of another record in the same sheet. */
  onOpen: (recordId: string) => void;
};

/** Shows the evidence of a row over the ranking, with links to the record and to the neighbours with evidence. */
export function EvidenceSheet({ open, recordId, locale, own, words, onClose, onOpen }: Props) {
  const [rows] = useState(readEvidenceRows);
  const [evidence, retry] = useEvidence(recordId);
  const index = rows.findIndex((row) => row.recordId === recordId);
  const row = rows[index];
  if (!row) return null;
  const t = words.evidence;
  const stats = [...row.stats, { label: t.console, value: row.console }, { label: t.posted, value: row.date }];
  const lead = leadOver(row, own);
  const toOther = (other: EvidenceRow | undefined, side: 'previous' | 'next') =>
    other && (
      <button type="button" data-side={side} title={t[side]} onClick={() => onOpen(other.recordId)}>
        {side === 'previous' && <ChevronLeft aria-hidden />}
        <span>
          <small>{placeText(words.place, locale, other.rank)}</small> {other.name}
        </span>
        {side === 'next' && <ChevronRight aria-hidden />}
      </button>
    );

  return (
    <Sheet
      open={open}
      onClose={onClose}
      label={fill(t.title, { name: row.name, value: row.value })}
      closeLabel={words.close}
      head={<EvidenceHead row={row} />}
      foot={
        <>
          <ButtonLink variant="line" href={localePath(locale, recordRoute(recordId))}>
            {t.openRecord}
          </ButtonLink>
          {own && own.userId !== row.handle && (
            <ButtonLink href={localePath(locale, `/compare/${own.userId}/${row.handle}`)}>
              <GitCompareArrows aria-hidden />
              {t.compare}
            </ButtonLink>
          )}
        </>
      }
    >
      <EvidenceMedia key={recordId} evidence={evidence} retry={retry} row={row} words={t} />
      <dl className={styles.facts}>
        {stats.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.state}>
        {evidence && evidence !== 'failed' && <b data-state={evidence.state}>{t.states[evidence.state]}</b>}
        {lead && <span>{fill(lead > 0 ? t.ahead : t.behind, { gap: formatScore(Math.abs(lead)) })}</span>}
      </p>
      <nav className={styles.runs} aria-label={t.neighbours}>
        {toOther(rows[index - 1], 'previous')}
        {toOther(rows[index + 1], 'next')}
      </nav>
    </Sheet>
  );
}

/** Rank, planet, name and class as in the row, and the result. */
function EvidenceHead({ row: { rank, place, player, value } }: { row: EvidenceRow }) {
  const copy = (element: HTMLElement | null) => element?.replaceChildren(...(player ? [player.cloneNode(true)] : []));
  return (
    <div className={styles.head}>
      <RankPlate place={rank} text={place} />
      <span className={styles.player} ref={copy} />
      <b>{value}</b>
    </div>
  );
}

const POINTS = /^[\d,]+$/;

/**
 * Returns the points by which a row leads over the reader's. Returns undefined for equal results, for times and without a
 * row of the reader.
 */
function leadOver({ handle, value }: EvidenceRow, own: OwnView | undefined): number | undefined {
  if (!own?.row || own.userId === handle || !POINTS.test(value)) return undefined;
  return Number(value.replaceAll(',', '')) - own.row.amount || undefined;
}

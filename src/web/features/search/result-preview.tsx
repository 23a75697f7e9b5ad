import { type MouseEvent, useEffect, useState } from 'react';
import { type SearchEntry, textFor } from '#domain/search/entries.ts';
import { inLanguage } from '#domain/shared/language.ts';
import { READING_LANGUAGE } from '#domain/shared/language-traits.ts';
import type { GlimpseJson } from '#web/server/answer/response-types.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { isForElsewhere } from '#web/ui/nav/is-for-elsewhere.ts';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { StageScape } from '#web/ui/scenery/stage-scape.tsx';
import { Facts } from '#web/ui/table/facts.tsx';
import { type Describing, namesOf } from './describe-entry.ts';
import styles from './result-preview.module.css';

type Props = Describing & { entry: SearchEntry; href: string; open: (entry: SearchEntry) => void };

const SCAPE = { width: 340, height: 150, grass: 14, planetRadius: 28, constellation: false };

/** Shows details of the selected search result on wide screens. */
export function ResultPreview({ entry, href, open, ...by }: Props) {
  const { words, locale } = by;
  const { title, other, otherLang } = namesOf(entry, by);
  const glimpse = useGlimpse(entry.kind === 'stage' && entry.stage.type === 'stage' ? entry.stage.stage_id : undefined);
  const openHere = (event: MouseEvent) => {
    if (isForElsewhere(event)) return;
    event.preventDefault();
    open(entry);
  };
  return (
    <section className={`card ${styles.preview}`} aria-label={title}>
      {entry.kind === 'stage' && (
        <div className={styles.scape}>
          <StageScape seed={entry.stage.stage_id} seriesToken={seriesToken(entry.stage.category)} options={SCAPE} />
        </div>
      )}
      <div className={styles.words}>
        <h3>{title}</h3>
        <p className={styles.other} lang={otherLang}>
          {other}
        </p>
        {entry.kind === 'keyword' && <p className={styles.text}>{textFor(entry.texts, locale).content}</p>}
        <Facts items={factsOf(entry, glimpse, by)} />
        <ButtonLink href={href} variant="primary" size="wide" onClick={openHere}>
          {words.preview[entry.kind === 'stage' ? entry.stage.type : entry.kind]}
        </ButtonLink>
      </div>
    </section>
  );
}

function factsOf(
  entry: SearchEntry,
  glimpse: Glimpse | undefined,
  { lists, words, locale, anonymous }: Describing,
): { term: string; value: string }[] {
  const { preview } = words;
  const known = (facts: [term: string, value: string | number | null | undefined][]) =>
    facts.flatMap(([term, value]) => (value === undefined || value === null ? [] : [{ term, value: String(value) }]));
  if (entry.kind === 'stage') {
    const { category, parent, stage_id, type, yomi } = entry.stage;
    return known([
      [preview.series, inLanguage(lists.names.series[category], locale)],
      [preview.rule, type === 'stage' ? inLanguage(lists.names.rules[parent], locale) : undefined],
      [preview.number, type === 'stage' ? stage_id : undefined],
      [preview.reading, locale === READING_LANGUAGE ? yomi : undefined],
      [preview.record, glimpse?.record],
      [preview.holder, glimpse && (glimpse.name ?? anonymous)],
    ]);
  }
  if (entry.kind === 'keyword') {
    const { category, yomi } = entry.texts[0];
    return known([
      [preview.category, words.categories[category]],
      [preview.reading, yomi],
    ]);
  }
  const { rank, rankClass, boards } = entry.user;
  return known([
    [preview.class, rankClass === null ? undefined : inLanguage(lists.names.classes[rankClass], locale)],
    [preview.overall, rank === null ? undefined : `#${rank}`],
    [preview.boards, boards],
  ]);
}

const ASK_AFTER_MS = 150; // Debounce delay, because the arrow keys pass many results.

/** Current record of a stage. */
type Glimpse = NonNullable<GlimpseJson['data']>;

/** Returns the record of the previewed stage, or undefined while loading and for a stage without a record. */
function useGlimpse(stageId: number | undefined): Glimpse | undefined {
  const [glimpse, setGlimpse] = useState<{ stageId: number; data: Glimpse | null }>();
  useEffect(() => {
    if (stageId === undefined) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await fetch(`/api/search/stages/${stageId}`, { signal: stop.signal }).catch(() => undefined);
      if (!answer?.ok) return;
      const { data } = (await answer.json()) as GlimpseJson;
      if (!stop.signal.aborted) setGlimpse({ stageId, data });
    }, ASK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [stageId]);
  return glimpse?.stageId === stageId ? (glimpse?.data ?? undefined) : undefined;
}

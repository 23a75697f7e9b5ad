import type { CSSProperties } from 'react';
import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { playerRoute, recordRoute } from '#domain/catalogue/routes.ts';
import { draftOfRecord } from '#domain/records/draft/draft-of-record.ts';
import { METRICS } from '#domain/records/metrics.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { DEFAULT_LANGUAGE, inLanguage, type Language } from '#domain/shared/language.ts';
import { movePlaces } from '#web/features/moderation/act/move-places.ts';
import { VerbBar } from '#web/features/moderation/act/verb-bar.tsx';
import { fill, listMark } from '#web/i18n/fill.ts';
import { languageNames } from '#web/i18n/language-names.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import type { Card, QueueItem } from '#web/server/account/read-moderation.ts';
import { siteZone } from '#web/server/site/site-settings.ts';
import { Clock } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { type PlayerLabels, PlayerName } from '#web/ui/player/player-name.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { ageText } from './age-text.ts';
import { CardAuthor } from './card-author.tsx';
import { CardEvidence } from './card-evidence.tsx';
import { CardRule } from './card-rule.tsx';
import { CardStats } from './card-stats.tsx';
import { CaseForms } from './case-forms.tsx';
import styles from './record-card.module.css';

type Props = {
  catalogue: Catalogue;
  card: Card;
  chosen: QueueItem | undefined;
  now: Date;
  next: string;
  labels: PlayerLabels;
  locale: Language;
};

/** Shows all information about one record, with the verbs that the moderator may use. */
export function RecordCard({ catalogue, card, chosen, now, next, labels, locale }: Props) {
  const { moderation: words, records, fairness: all } = messagesOf(locale);
  const fairness = { ...all.desk, reasons: all.report.reasons };
  const { page, author, seenBy } = card;
  const { board, record, best, isBest } = page;
  const place = boardPlace(catalogue, board);
  const waits = chosen
    ? fill(words.card.waits, { age: ageText(words, now.getTime() - chosen.since.getTime()) })
    : records.states[record.state];
  const stands = isBest && best ? fill(words.card.place, { rank: best.rank, players: best.players }) : words.card.noPlace;
  const name = record.name ?? labels.anonymous;
  const language = author?.language ?? DEFAULT_LANGUAGE;
  const draft = draftOfRecord(record, siteZone());
  const fields = METRICS[board.metric].typed.map((field) => ({
    name: field,
    label: records.fields[field],
    value: String(draft[field] ?? ''),
  }));
  return (
    <article className={`card ${styles.card}`} aria-label={words.card.label}>
      <header className={styles.head}>
        <b className={styles.value}>{formatShown(shownOfRankKey(board, record.rankKey))}</b>
        <div className={styles.where}>
          <h2>
            <Link className="tap" href={localePath(locale, recordRoute(record.recordId))}>
              {inLanguage(place?.name, locale)}
            </Link>
          </h2>
          <p style={{ '--c': `var(--series-${seriesToken(board.seriesId)})` } as CSSProperties}>
            <i aria-hidden />
            {inLanguage(catalogue.rules.get(board.ruleId)?.short, locale)} · {stands}
          </p>
        </div>
        <Link className={`tap ${styles.player}`} href={localePath(locale, playerRoute(record.handle))}>
          <PlayerName handle={record.handle} name={record.name} rankClass={record.rankClass} labels={labels} />
        </Link>
        <span className={styles.waits}>
          <Clock data-icon="s" aria-hidden />
          {waits}
        </span>
      </header>
      {seenBy.length > 0 && <p className={styles.half}>{fill(words.card.half, { names: seenBy.join(listMark(locale)) })}</p>}
      <CaseForms cases={card.cases} next={next} words={fairness} />
      <div className={styles.body}>
        <div>
          <CardEvidence card={card} locale={locale} />
          <CardRule card={card} handle={record.handle} locale={locale} />
        </div>
        <div>
          <CardStats catalogue={catalogue} card={card} locale={locale} />
          <CardAuthor card={card} labels={labels} locale={locale} />
        </div>
      </div>
      <VerbBar
        record={{ recordId: record.recordId, revisionId: record.revisionId }}
        verbs={card.verbs}
        undoable={card.undoable?.actId}
        next={next}
        here={localePath(locale, `/moderation?item=record/${record.recordId}`)}
        fields={fields}
        typed={{ board, draft }}
        places={card.verbs.includes('move') ? movePlaces(catalogue, board, record.console, locale) : []}
        player={{ name, language, languageName: languageNames(locale)[language] }}
        words={words}
        fieldErrors={records.errors}
        readAs={records.fields.readAs}
      />
    </article>
  );
}

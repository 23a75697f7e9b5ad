import { boardRoute } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { classNames } from '#domain/catalogue/names/class-names.ts';
import type { Split } from '#domain/records/splits.ts';
import { formatDuration } from '#domain/shared/duration.ts';
import { inEveryLanguage, type Language } from '#domain/shared/language.ts';
import { makeFairnessContext } from '#web/features/records/fairness/fairness-context.ts';
import { ReaderActions } from '#web/features/records/fairness/reader-actions.tsx';
import { recordNames } from '#web/features/records/head/record-names.ts';
import { makeOwnContext } from '#web/features/records/own/make-own-context.ts';
import { OwnActions } from '#web/features/records/own/own-actions.tsx';
import { makeReplaceContext } from '#web/features/records/own/replace-context.ts';
import { ReplaceEvidence } from '#web/features/records/own/replace-evidence.tsx';
import { PostResultGate } from '#web/features/records/result/post-result-gate.tsx';
import { fill } from '#web/i18n/fill.ts';
import { SHORT_NAMES } from '#web/i18n/language-names.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import { readCatalogue } from '#web/server/catalogue.ts';
import type { ShownRecord } from '#web/server/rankings/read-record.ts';
import shared from '#web/ui/page/shared.module.css';
import { PlainTable } from '#web/ui/table/plain-table.tsx';
import { Neighbours } from './neighbours.tsx';
import { RecordEvidence } from './record-evidence.tsx';
import { RecordFacts } from './record-facts.tsx';
import { RecordHead } from './record-head.tsx';
import { RecordHistory } from './record-history.tsx';
import { RecordLog } from './record-log.tsx';
import styles from './record-page.module.css';
import { ShareLine } from './share-line.tsx';
import { StateNote } from './state-note.tsx';
import { Tombstone } from './tombstone.tsx';

/** Renders the permanent page of a record: result, rank, evidence and history. */
export async function RecordPage({ shown, locale }: { shown: ShownRecord; locale: Language }) {
  const t = translate(locale, 'records');
  const catalogue = await readCatalogue();
  const names = recordNames(catalogue, shown, locale);
  const labels = {
    anonymous: t('anonymous'),
    classes: classNames(catalogue, locale),
  };
  if (!shown.counts) return <Tombstone catalogue={catalogue} shown={shown} names={names} labels={labels} locale={locale} />;

  const replace = makeReplaceContext(catalogue, shown, locale);
  const toBoard = localePath(locale, boardRoute(catalogue, shown.board));
  return (
    <main id="main">
      <Static as="div">
        <RecordHead catalogue={catalogue} shown={shown} names={names} labels={labels} locale={locale} />
      </Static>
      <div className={`wrap ${shared.split} ${styles.page}`}>
        <div className={styles.stack}>
          <StateNote shown={shown} locale={locale} />
          <RecordEvidence shown={shown} names={names} locale={locale}>
            <RecordFacts catalogue={catalogue} shown={shown} locale={locale} />
          </RecordEvidence>
          <RecordSplits splits={shown.record.splits} locale={locale} />
          <RecordHistory shown={shown} player={names.player} locale={locale} />
        </div>
        <div className={styles.stack}>
          <Static as="div" className="contents">
            <Neighbours shown={shown} labels={labels} locale={locale} boardHref={toBoard} />
          </Static>
          <ShareLine
            lines={inEveryLanguage((language) => shareLine(catalogue, shown, language))}
            languageNames={SHORT_NAMES}
            locale={locale}
            labels={{ title: t('page.share'), copy: t('page.copy'), copied: t('page.copied') }}
          />
          <Static as="div" className="contents">
            <RecordLog catalogue={catalogue} shown={shown} locale={locale} />
          </Static>
          {/* Last, because these parts appear after the session has loaded and must not shift the layout. */}
          {replace && <ReplaceEvidence context={replace} />}
          <OwnActions context={makeOwnContext(catalogue, shown, locale)} />
          <ReaderActions context={makeFairnessContext(catalogue, shown, locale)} />
        </div>
      </div>
      <PostResultGate recordId={shown.record.recordId} locale={locale} />
    </main>
  );
}

function shareLine(catalogue: Catalogue, shown: ShownRecord, locale: Language): string {
  const { page } = messagesOf(locale).records;
  const { stage, value, place } = recordNames(catalogue, shown, locale);
  return place === null ? fill(page.shareLineOnly, { stage, value }) : fill(page.shareLine, { stage, value, place });
}

/** Lists the time at each split of a run and the duration between splits. Renders nothing without splits. */
function RecordSplits({ splits, locale }: { splits: readonly Split[] | null; locale: Language }) {
  if (splits === null) return null;
  const t = translate(locale, 'speedruns');
  return (
    <section aria-labelledby="splits">
      <h2 id="splits">{t('splits')}</h2>
      <PlainTable
        caption={t('splitsOf')}
        columns={[{ label: t('mark') }, { label: t('segment'), isNumeric: true }, { label: t('atMark'), isNumeric: true }]}
        rows={splits.map(({ name, atMs }, index) => ({
          key: index,
          cells: [name, formatDuration(atMs - (splits[index - 1]?.atMs ?? 0)), formatDuration(atMs)],
        }))}
      />
    </section>
  );
}

import { dayOf, formatDate } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import type { TextComparison } from '#domain/texts/compare-texts.ts';
import { diffWords } from '#domain/texts/diff-words.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import { siteZone } from '#web/server/site/site-settings.ts';
import type { KeywordRevision } from '#web/server/texts/read-keyword-history.ts';
import { ChangedWords } from '#web/ui/page/changed-words.tsx';
import { ChangedBy } from './changed-by.tsx';
import styles from './keyword-history.module.css';

type Props = { before: KeywordRevision; after: KeywordRevision; comparison: TextComparison; lang: string; locale: Language };

/** Renders a side-by-side diff of two versions by word. Collapses long unchanged passages. */
export function VersionDiff({ before, after, comparison: { rows, isWhole }, lang, locale }: Props) {
  const t = translate(locale, 'keywords.history');
  const isSame = before.name === after.name && before.tag === after.tag && before.text === after.text;
  const day = ({ changedAt }: KeywordRevision) => formatDate(dayOf(changedAt, siteZone()));
  return (
    <Static as="section" className={styles.diff} aria-labelledby="diff">
      <h2 id="diff">{t('diff', { from: day(before), to: day(after) })}</h2>
      {isSame && <p>{t('same')}</p>}
      {!isWhole && <p>{t(rows.length === 0 ? 'tooDifferent' : 'beginningOnly')}</p>}
      <table>
        <caption className="sr">{t('changes')}</caption>
        <thead>
          <tr>
            {[before, after].map((version, index) => (
              <th key={version.revisionId + String(index)} scope="col">
                {t(index === 0 ? 'before' : 'after')} · {day(version)} · <ChangedBy by={version.changedBy} locale={locale} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody lang={lang}>
          {(['name', 'tag'] as const)
            .filter((field) => before[field] !== after[field])
            .map((field) => {
              const pieces = diffWords(before[field], after[field]);
              return (
                <tr key={field}>
                  <td>
                    <small>{t(`fields.${field}`)}</small> <ChangedWords pieces={pieces} without="added" />
                  </td>
                  <td>
                    <small>{t(`fields.${field}`)}</small> <ChangedWords pieces={pieces} without="removed" />
                  </td>
                </tr>
              );
            })}
          {rows.map((row) =>
            'alike' in row ? (
              <tr key={row.key}>
                <td colSpan={2} className={styles.fold}>
                  {t('unchanged', { count: row.alike })}
                </td>
              </tr>
            ) : (
              <tr key={row.key} data-changed={row.changed || undefined}>
                <td data-none={row.before === undefined || undefined}>
                  {row.before && <ChangedWords pieces={row.before.pieces} without="added" />}
                </td>
                <td data-none={row.after === undefined || undefined}>
                  {row.after && <ChangedWords pieces={row.after.pieces} without="removed" />}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </Static>
  );
}

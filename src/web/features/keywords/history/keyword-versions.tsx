import { dayOf, formatDate } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import type { ReadHistory } from '#web/server/texts/read-keyword-history.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { ChangedBy } from './changed-by.tsx';
import { historyHref } from './history-href.ts';
import styles from './keyword-history.module.css';
import { RestoreButton } from './restore-button.tsx';

type Props = { history: ReadHistory; zone: string; locale: Language };

/** Lists the versions, newest first, in a form that compares any two of them without JavaScript. */
export function KeywordVersions({ history, zone, locale }: Props) {
  const t = translate(locale, 'keywords.history');
  const { revisions, uniqueId, lang, page, path, currentId, compared } = history;
  const words = messagesOf(locale).keywords.history.restore;
  const chosen = {
    from: compared?.before.revisionId ?? revisions[1]?.revisionId,
    to: compared?.after.revisionId ?? revisions[0]?.revisionId,
  };
  const canCompare = revisions.length > 1;
  const radio = (name: 'from' | 'to', revisionId: string, label: string) => (
    <input type="radio" name={name} value={revisionId} defaultChecked={chosen[name] === revisionId} aria-label={label} />
  );
  return (
    <form className={`card ${styles.versions}`} action={path} aria-label={t('all')}>
      <input type="hidden" name="lang" value={lang} />
      {page > 1 && <input type="hidden" name="page" value={page} />}
      {canCompare && (
        <div className={styles.heads} aria-hidden="true">
          <span className={styles.choose}>
            <span>{t('before')}</span>
            <span>{t('after')}</span>
          </span>
        </div>
      )}
      <ol>
        {revisions.map(({ revisionId, changedAt, changedBy, name, characters }, index) => {
          const day = dayOf(changedAt, zone);
          const older = revisions[index + 1]?.revisionId;
          const label = `${formatDate(day)} ${name}`;
          return (
            <li key={revisionId} data-alone={!canCompare || undefined}>
              {canCompare && (
                <span className={styles.choose}>
                  {radio('from', revisionId, `${t('before')}: ${label}`)}
                  {radio('to', revisionId, `${t('after')}: ${label}`)}
                </span>
              )}
              <time className="num" dateTime={changedAt.toISOString()}>
                {formatDate(day)}
              </time>
              <span className={styles.what}>
                <b lang={lang}>{name}</b>
                <small>
                  <ChangedBy by={changedBy} locale={locale} /> · {t('characters', { count: characters })}
                  {revisionId === currentId && ` · ${t('current')}`}
                </small>
              </span>
              <span className={styles.actions}>
                {older !== undefined && (
                  <Link className="link" href={historyHref(history, { lang, page, from: older, to: revisionId })}>
                    {t('changes')}
                    <span className="sr">: {label}</span>
                  </Link>
                )}
                {revisionId !== currentId && (
                  <RestoreButton
                    {...{ uniqueId, lang, words, entryPath: history.entryPath }}
                    toRevisionId={revisionId}
                    textRevisionId={currentId}
                  />
                )}
              </span>
            </li>
          );
        })}
      </ol>
      {canCompare && (
        <Button type="submit" variant="line">
          {t('compare')}
        </Button>
      )}
    </form>
  );
}

import { playerRoute } from '#domain/catalogue/routes.ts';
import { movesBetween, readResult } from '#domain/events/result/event-result.ts';
import { formatMinute } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { EventView } from '#web/server/events/read-event.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { HashText } from '#web/ui/page/hash-text.tsx';
import styles from './amendments.module.css';

const MOVES_SHOWN = 20; // The data of the event contains all of them.

/** Lists the amendments to an event result with their time, reason and rank changes. */
export function Amendments({ view: { event, result, amendments, names }, locale }: { view: EventView; locale: Language }) {
  if (!result || amendments.length === 0) return null;
  const t = translate(locale, 'eventBattle.result');
  const versions = [result, ...amendments];
  const place = (rank: number | null) => (rank === null ? t('unranked') : t('rank', { rank }));
  return (
    <div className={styles.amendments}>
      <h3>{t('amendments')}</h3>
      <ol>
        {amendments.map(({ number, at, reason, sha256, content }, index) => {
          const moves = movesBetween(readResult(versions[index]?.content ?? content), readResult(content));
          return (
            <li key={number}>
              <h4>
                <time dateTime={at.toISOString()}>{t('amendment', { number, at: formatMinute(at, event.zone) })}</time>
              </h4>
              <p>{inLanguage(reason, locale)}</p>
              {moves.length > 0 ? (
                <details>
                  <summary>{t('moves', { count: moves.length })}</summary>
                  <ul>
                    {moves.slice(0, MOVES_SHOWN).map(({ userId, from, to }) => {
                      const { handle, name } = names.get(userId) ?? {};
                      return (
                        <li key={userId}>
                          {handle ? (
                            <Link className="link" href={localePath(locale, playerRoute(handle))}>
                              {name ?? t('anonymous')}
                            </Link>
                          ) : (
                            t('anonymous')
                          )}{' '}
                          {t('move', { from: place(from), to: place(to) })}
                        </li>
                      );
                    })}
                    {moves.length > MOVES_SHOWN && <li>{t('moreMoves', { count: moves.length - MOVES_SHOWN })}</li>}
                  </ul>
                </details>
              ) : (
                <p className={styles.quiet}>{t('noMoves')}</p>
              )}
              <HashText name={t('hash')} whole={t('whole')} hash={sha256} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

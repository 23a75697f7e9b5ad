import { totalBoards } from '#domain/catalogue/boards/total-boards.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { totalRoute } from '#domain/catalogue/routes.ts';
import type { Total } from '#domain/catalogue/rows.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { formatSum } from '#domain/shared/score.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import type { GamePage } from '#web/server/rankings/read-game.ts';
import { FoldHead } from '#web/ui/fold/fold-head.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './cards.module.css';
import { writePlace } from './place-text.ts';

type Props = { catalogue: Catalogue; page: GamePage; locale: Language };

/** Lists the totals of a game. The browser adds the reader's ranks (own/own-marks.tsx). */
export function TotalsCard({ catalogue, page, locale }: Props) {
  const t = translate(locale, 'game');
  const { totals } = page.game;
  if (totals.length === 0) return null;
  return (
    <section className={`card ${styles.card} ${styles.totals}`} aria-labelledby="totals">
      <FoldHead label={t('group.toggle', { name: t('totals.heading') })} isOpen={false}>
        <h2 id="totals">{t('totals.heading')}</h2>
        <small data-best="">{t('totals.count', { count: totals.length })}</small>
      </FoldHead>
      <ul>
        {totals.map((total, index) => (
          <li key={total.id}>
            <span className={styles.what}>
              <Link href={localePath(locale, totalRoute(total.id))}>{inLanguage(total.name, locale)}</Link>
              <small>
                {(index === 0 && leaderOf(catalogue, page, total, locale)) ||
                  t('group.stages', { count: totalBoards(catalogue, total.id).length })}
              </small>
            </span>
            <span className={styles.own} data-own-total={total.id}>
              <span>{t('totals.you')}</span>
              <b />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function leaderOf(catalogue: Catalogue, { leader }: GamePage, total: Total, locale: Language): string | undefined {
  if (!leader) return undefined;
  const t = translate(locale, 'game');
  const { rank, shared, name, score, boardsPlayed } = leader;
  return t('totals.leader', {
    place: writePlace(messagesOf(locale).game, locale, { rank, shared }),
    name: name ?? t('anonymous'),
    value: total.orderBy === 'boardsThenTime' ? `${boardsPlayed}/${totalBoards(catalogue, total.id).length}` : formatSum(score),
  });
}

import card from '#web/features/dashboard/card.module.css';
import type { Parts } from '#web/features/dashboard/parts.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { TargetList } from './target-list.tsx';

const SHOWN = 3;
const REACH = 'reach'; // id of the card

/** Lists the next targets beside the one that is shown first: three of them, or all. */
export function ReachCard({ catalogue, dashboard, locale, isWhole }: Parts & { isWhole: boolean }) {
  const t = translate(locale, 'dashboard.reach');
  const others = dashboard.plan.targets.filter(({ board }) => board.boardId !== dashboard.target?.board.boardId);
  if (others.length === 0) return null;
  return (
    <section className={`card ${card.card}`} aria-labelledby={REACH} data-span="7">
      <div className={card.head}>
        <h2 id={REACH}>{t('title')}</h2>
        {others.length > SHOWN && (
          <Link className={card.more} href={localePath(locale, isWhole ? `/dashboard#${REACH}` : `/dashboard?targets=all#${REACH}`)}>
            {t(isWhole ? 'some' : 'all')}
          </Link>
        )}
      </div>
      <TargetList catalogue={catalogue} locale={locale} targets={isWhole ? others : others.slice(0, SHOWN)} nth={1} />
    </section>
  );
}

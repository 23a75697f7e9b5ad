import { eventRoute } from '#domain/catalogue/routes.ts';
import { formatStandingsQuery } from '#domain/events/result/standings-query.ts';
import styles from '#web/features/events/event-page.module.css';
import { localePath } from '#web/i18n/locales.ts';
import { pagingWords } from '#web/i18n/paging-words.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import { PageLinks } from '#web/ui/nav/page-links.tsx';
import { MemberItems, type MembersProps } from './member-items.tsx';

/**
 * Lists a page of the members on event pages without a ranking: before the event, at a meet-up, and while results are
 * hidden.
 */
export function MembersCard({ catalogue, page, members, locale }: MembersProps) {
  const t = translate(locale, 'events');
  const { event, window } = page.view;
  const { rows, team } = members;
  const href = localePath(locale, eventRoute(event.id));
  return (
    <section className={`card ${styles.members}`} aria-labelledby="members">
      <h2 id="members">{t(window === 'over' ? 'members.were' : 'members.title')}</h2>
      {rows.length === 0 && <p>{t('members.nobody')}</p>}
      <Static as="ul" data-members="">
        <MemberItems page={page} members={members} catalogue={catalogue} locale={locale} />
      </Static>
      <PageLinks
        page={members.page}
        pages={members.pages}
        hrefOf={(number) => href + formatStandingsQuery({ team, page: number })}
        words={pagingWords(locale)}
      />
    </section>
  );
}

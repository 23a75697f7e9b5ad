'use client'; // Client component: cached pages contain no data about the reader, so the browser fetches it.
import { type ReactNode, Suspense } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { fill } from '#web/i18n/fill.ts';
import type { WeekJson } from '#web/server/answer/response-types.ts';
import { useIsLate } from '#web/session/use-is-late.ts';
import { useOwnAnswer } from '#web/session/use-own-answer.ts';
import { useSession } from '#web/session/use-session.ts';
import { lazyOr } from '#web/ui/lazy-or.ts';
import type { WeekWords } from './card-props.ts';
import styles from './own-week.module.css';

type Props = { locale: Language; words: WeekWords; newcomer: ReactNode };

const Cards = lazyOr(
  async () => (await import('./week-cards.tsx')).WeekCards,
  () => null,
);

/**
 * Shows signed-in readers their own week where visitors read what the site is. The style sheet hides it from visitors
 * and reserves its height, so that nothing moves when the answer arrives. Players without records get `newcomer` in place
 * of the cards.
 */
export function OwnWeek({ locale, words, newcomer }: Props) {
  const user = useSession().session?.user;
  const [week, ask] = useOwnAnswer<WeekJson>('/api/me/week');
  const isLate = useIsLate(user !== undefined && week === undefined);
  const name = user?.name ?? user?.userId;
  const title = name === undefined ? words.titleAlone : fill(week?.isNew ? words.newTitle : words.title, { name });
  return (
    <section className={styles.week} data-own-week={week ? '' : undefined} aria-busy={!week && !isLate}>
      {week ? (
        <Suspense fallback={<Placeholder title={title} isReader />}>
          <Cards week={week} title={title} locale={locale} words={words} newcomer={newcomer} />
        </Suspense>
      ) : (
        <Placeholder title={title} isReader={user !== undefined}>
          {isLate && (
            <p>
              {words.failed}{' '}
              <button type="button" onClick={ask}>
                {words.retry}
              </button>
            </p>
          )}
        </Placeholder>
      )}
    </section>
  );
}

/** Stands in for the week. Only readers get a heading, because the page for visitors has its own. */
function Placeholder({ title, isReader, children }: { title: string; isReader: boolean; children?: ReactNode }) {
  const Title = isReader ? 'h1' : 'p';
  return (
    <>
      <header className={styles.head}>
        <i className={styles.planet} />
        <div>
          <Title className={styles.title}>{title}</Title>
          {children}
        </div>
      </header>
      <div className={styles.cards} aria-hidden="true">
        <div className="card" data-card="places" />
        <div className="card" data-card="target" />
        <div className="card" data-card="duel" />
      </div>
    </>
  );
}

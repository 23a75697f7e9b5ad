'use client'; // Client component: only the browser knows who reads, and asks for the duel.
import { type ReactNode, Suspense } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import type { Messages } from '#web/i18n/messages.ts';
import type { DuelJson } from '#web/server/answer/response-types.ts';
import { useOwnAnswer } from '#web/session/use-own-answer.ts';
import { useSession } from '#web/session/use-session.ts';
import { lazyOr } from '#web/ui/lazy-or.ts';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './own-duel.module.css';

type Props = {
  handle: string;
  name: string;
  locale: Language;
  words: Messages['profile']['duel'];
  /** What the player sees on the own page instead. */
  own: ReactNode;
};

// The planets are drawn for signed-in readers only.
const DuelResult = lazyOr(
  async () => (await import('./duel-result.tsx')).DuelResult,
  () => null,
);

/**
 * Compares the reader with the player on the boards that both have played. Its space is reserved for signed-in readers; on
 * the own page it shows `own`, and visitors do not see it.
 */
export function OwnDuel({ handle, name, locale, words, own }: Props) {
  const reader = useSession().session?.user.userId;
  const isOther = reader !== undefined && reader !== handle;
  const [duel] = useOwnAnswer<DuelJson>(isOther ? `/api/me/duels/${handle}` : undefined);
  return (
    <section className={`card ${styles.card}`} aria-labelledby="duel">
      <div className={styles.heading}>
        <h2 id="duel">{reader === handle ? words.own : fill(words.heading, { name })}</h2>
        {isOther && <Link href={localePath(locale, `/compare/${reader}/${handle}`)}>{words.compare}</Link>}
      </div>
      {reader === handle && own}
      {isOther && duel && (
        <Suspense>
          <DuelResult duel={duel} locale={locale} words={words} />
        </Suspense>
      )}
    </section>
  );
}

'use client'; // Client component: home is cached for everyone, so the browser asks what a new player is shown.
import { useEffect, useState } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { loadWelcomeWords, type WelcomeWords } from '#web/features/welcome/welcome-words.ts';
import type { WelcomeJson } from '#web/server/answer/response-types.ts';
import { useIsLate } from '#web/session/use-is-late.ts';
import { useOwnAnswer } from '#web/session/use-own-answer.ts';
import { Button } from '#web/ui/form/button.tsx';
import { FirstCardsSpace } from './first-cards-space.tsx';
import { FirstRivalsCard } from './first-rivals-card.tsx';
import { FirstStagesCard } from './first-stages-card.tsx';
import styles from './own-first-cards.module.css';

/**
 * Shows a signed-in player without records the first stages and rivals on the home page, as high as the week of other
 * players. Renders empty cards until the answer is there, a way to retry when it does not come, and nothing for players
 * with records.
 */
export function OwnFirstCards({ locale }: { locale: Language }) {
  const [answer, ask] = useOwnAnswer<WelcomeJson>('/api/me/welcome');
  const [words, setWords] = useState<WelcomeWords>();
  useEffect(() => {
    loadWelcomeWords(locale).then(setWords, () => {});
  }, [locale]);
  const isLate = useIsLate(answer === undefined);
  if (answer?.player === null) return null;
  if (!words || (!answer && !isLate)) return <FirstCardsSpace />;
  if (!answer)
    return (
      <div className={styles.cards}>
        <section className={`card ${styles.failed}`} role="alert">
          <p>{words.first.failed}</p>
          <Button onClick={ask}>{words.first.retry}</Button>
        </section>
      </div>
    );
  const parts = { data: answer.player, words, locale };
  return (
    <div className={styles.cards}>
      <FirstStagesCard {...parts} />
      <FirstRivalsCard {...parts} />
    </div>
  );
}

'use client'; // Client component: the duel is only known in the browser.
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { countText, fill } from '#web/i18n/fill.ts';
import type { Messages } from '#web/i18n/messages.ts';
import type { DuelJson } from '#web/server/answer/response-types.ts';
import { SplitBar } from '#web/ui/charts/bars/split-bar.tsx';
import { LivingPlanet } from '#web/ui/scenery/planet/living-planet.tsx';
import styles from './own-duel.module.css';

type Props = { duel: DuelJson; locale: Language; words: Messages['profile']['duel'] };

const PLANET = 64; // px

/** Shows on how many boards the reader and another player lead, and their closest board. */
export function DuelResult({ duel: { wins, draws, losses, planets, closest }, locale, words }: Props) {
  const boards = wins + draws + losses;
  if (boards === 0) return <p>{words.none}</p>;
  const both = countText(words.both, locale, boards);
  const [ownPlanet, otherPlanet] = planets;
  const parts = [
    { label: words.lead, value: wins, colour: 'var(--accent-text)' as const },
    { label: words.level, value: draws, colour: 'var(--surface-3)' as const },
    { label: words.behind, value: losses, colour: 'var(--creature-7)' as const },
  ];
  return (
    <>
      <div className={styles.sides}>
        {parts.map(({ label, value }, index) => {
          const planet = [ownPlanet, null, otherPlanet][index];
          return (
            <div key={label}>
              {planet && <LivingPlanet stats={planet} size={PLANET} />}
              <b>{value}</b>
              <small>{label}</small>
            </div>
          );
        })}
      </div>
      <SplitBar sentence={fill(words.bar, { wins, draws, losses })} parts={parts} />
      <p>{closest ? fill(words.sentence, { both, closest: closestText(closest, locale, words) }) : both}</p>
    </>
  );
}

function closestText({ name, winner, gap }: NonNullable<DuelJson['closest']>, locale: Language, words: Props['words']): string {
  const stage = inLanguage(name, locale);
  if (winner === 'draw') return fill(words.closestLevel, { stage });
  return fill(words.closest, { stage, gap, who: winner === 'a' ? words.you : words.they });
}

import { EVENT_SERIES, SPEEDRUN_SERIES } from '#domain/catalogue/rows.ts';
import type { SeriesCard } from '#domain/catalogue/series-cards.ts';
import { inLanguage } from '#domain/shared/language.ts';
import { WELCOME_GAMES } from '#domain/welcome/steps.ts';
import type { FirstProps } from '#web/features/welcome/first-props.ts';
import { gameName } from '#web/features/welcome/game-label.ts';
import { countText, fill } from '#web/i18n/fill.ts';
import shared from '#web/ui/page/shared.module.css';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { Planet } from '#web/ui/scenery/planet/planet.tsx';
import { Option } from './option.tsx';
import { TICK } from './send-step.ts';
import styles from './steps.module.css';

type Props = FirstProps & { cards: readonly Pick<SeriesCard, 'series' | 'places'>[] };

const PLANET_PX = 64;

/** Renders the games to choose from, with their planets. */
export function GamesStep({ cards, data: player, words, locale }: Props) {
  const { games } = words;
  const factOf = ({ series, places }: Props['cards'][number]): string => {
    const event = player.event && inLanguage(player.event.title, locale);
    if (series.id === EVENT_SERIES) return event ? fill(games.running, { event }) : games.events;
    if (series.id === SPEEDRUN_SERIES) return fill(games.speedruns, { count: places });
    const fact = (games.facts as Readonly<Record<number, string>>)[series.id];
    return [countText(games.stages, locale, places), fact].filter(Boolean).join(words.dot);
  };
  return (
    <fieldset className={shared.plainFieldset}>
      <legend className="sr">{games.label}</legend>
      <div className={styles.games}>
        {WELCOME_GAMES.flatMap((id) => cards.find(({ series }) => series.id === id) ?? []).map((card) => {
          const { id, name, short } = card.series;
          const isChosen = player.games.some(({ seriesId }) => seriesId === id);
          return (
            <Option key={id} type="checkbox" name={`${TICK.game}${id}`} isChosen={isChosen} className={styles.game}>
              <Planet seriesToken={seriesToken(id)} size={PLANET_PX} />
              <b>{gameName({ seriesId: id, name, short }, words, locale)}</b>
              <small>{factOf(card)}</small>
            </Option>
          );
        })}
      </div>
    </fieldset>
  );
}

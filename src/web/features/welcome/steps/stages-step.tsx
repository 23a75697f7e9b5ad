import { inLanguage } from '#domain/shared/language.ts';
import type { FirstProps } from '#web/features/welcome/first-props.ts';
import { stageLabel } from '#web/features/welcome/stage-label.ts';
import { countText, fill, placeText } from '#web/i18n/fill.ts';
import { Info, Sprout } from '#web/ui/media/icons.tsx';
import shared from '#web/ui/page/shared.module.css';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { StageScape } from '#web/ui/scenery/stage-scape.tsx';
import { Option } from './option.tsx';
import styles from './steps.module.css';

const PICTURE = { width: 340, height: 130, planetRadius: 22, stars: 26, grass: 10, grassHeight: 40, constellation: false };

/** Renders the stages to begin with, each with the score to aim for and what it is worth. The first one is chosen. */
export function StagesStep({ data: { stages, boardId: chosen }, words, locale }: FirstProps) {
  const { label, aim, half, worth, why, empty } = words.stages;
  if (stages.length === 0) return <p>{empty}</p>;
  return (
    <>
      <fieldset className={shared.plainFieldset}>
        <legend className="sr">{label}</legend>
        <div className={styles.stages}>
          {stages.map(({ boardId, stageId, seriesId, value, rank, players, points, rankClass, ...named }, index) => (
            <Option
              key={boardId}
              type="radio"
              name="boardId"
              value={String(boardId)}
              isChosen={chosen === null ? index === 0 : boardId === chosen}
              className={styles.stage}
            >
              <span className={styles.picture}>
                <StageScape seed={stageId} seriesToken={seriesToken(seriesId)} options={PICTURE} />
              </span>
              <span className={styles.aim}>
                <b>{stageLabel(named, words, locale)}</b>
                <span>
                  <small>{aim}</small>
                  <span className={styles.value}>{value}</span>
                </span>
                <span className={styles.half}>{fill(half, { place: placeText(words.place, locale, rank), players })}</span>
                <span className={styles.worth}>
                  <Sprout data-icon="s" aria-hidden />
                  {countText(worth, locale, points, { class: inLanguage(rankClass?.name, locale) ?? '' })}
                </span>
              </span>
            </Option>
          ))}
        </div>
      </fieldset>
      <p className={styles.why}>
        <Info data-icon="s" aria-hidden />
        <span>{why}</span>
      </p>
    </>
  );
}

import type { CSSProperties } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { winsPoints } from '#domain/game/game.ts';
import type { Language } from '#domain/shared/language.ts';
import { Meadow } from '#web/features/game/own/meadow.tsx';
import { NextTargets } from '#web/features/game/own/next-targets.tsx';
import { OwnGame } from '#web/features/game/own/own-game.tsx';
import { OwnMarks } from '#web/features/game/own/own-marks.tsx';
import { RememberedFolds } from '#web/features/game/own/remembered-folds.tsx';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { GamePage as Page } from '#web/server/rankings/read-game.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Plus } from '#web/ui/media/icons.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { GameFilters } from './game-filters.tsx';
import { GameHead } from './game-head.tsx';
import styles from './game-page.module.css';
import { GuidesCard } from './guides-card.tsx';
import { Landscapes } from './landscapes.tsx';
import { LatelyCard } from './lately-card.tsx';
import { ownWords } from './own-words.ts';
import { StageGroup } from './stage-group.tsx';
import { TotalsCard } from './totals-card.tsx';

type Props = { catalogue: Catalogue; page: Page; locale: Language };

/**
 * Renders a game: its figures, the reader's next results and meadow, its stages by rule, and its newest records, totals and
 * guides.
 */
export function GamePage(props: Props) {
  const { catalogue, page, locale } = props;
  const t = translate(locale, 'game');
  const { id } = page.game.series;
  const token = seriesToken(id);
  const words = ownWords(catalogue, id, locale);
  const view = `${id} ${page.chosen ?? ''} ${page.order}`;
  return (
    <main id="main" style={{ '--c': `var(--series-${token})` } as CSSProperties}>
      <Static as="div">
        <GameHead page={page} locale={locale} />
        <Landscapes seriesToken={token} />
      </Static>
      <OwnGame series={id}>
        <div className={`wrap ${styles.page}`}>
          {winsPoints(catalogue, id) && (
            <NextTargets words={words.next} locale={locale}>
              <ButtonLink href={localePath(locale, '/post')} variant="primary">
                <Plus />
                {t('submit')}
              </ButtonLink>
            </NextTargets>
          )}
          <Meadow words={words.meadow} view={view} locale={locale} />
          <Static as="div">
            <GameFilters page={page} locale={locale} />
            {page.shown.map((group, index) => (
              <StageGroup key={group.id} group={group} isOpen={index === 0} {...props} />
            ))}
          </Static>
          <Static as="div" className={styles.cards}>
            <LatelyCard {...props} />
            <TotalsCard {...props} />
            <GuidesCard {...props} />
          </Static>
        </div>
        <OwnMarks words={words.marks} view={view} locale={locale} />
        <RememberedFolds key={view} />
      </OwnGame>
    </main>
  );
}

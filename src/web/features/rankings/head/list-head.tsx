import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Language } from '#domain/shared/language.ts';
import { LIST_NOTE_ID } from '#web/features/rankings/table/row-ids.ts';
import { translate } from '#web/i18n/translate.ts';
import type { StageRanking } from '#web/server/rankings/read-stage-ranking.ts';
import { Flag } from '#web/ui/media/icons.tsx';
import { RulesPanel } from './rules-panel.tsx';

type Props = { catalogue: Catalogue; ranking: StageRanking; locale: Language; hasPaceLines: boolean };

/** Shows the rules, and on phones also the number of players and the button for pace lines. */
export function ListHead({ catalogue, ranking: { board, players }, locale, hasPaceLines }: Props) {
  const t = translate(locale, 'rankings.list');
  return (
    <>
      <p className="narrow-only">
        {t('players', { count: players })} <span id={LIST_NOTE_ID} />
      </p>
      <RulesPanel catalogue={catalogue} board={board} locale={locale} />
      {hasPaceLines && (
        <button type="button" className="narrow-only" data-pace="toggle" aria-pressed="false">
          <Flag data-icon="s" aria-hidden />
          {t('paceLines')}
        </button>
      )}
    </>
  );
}

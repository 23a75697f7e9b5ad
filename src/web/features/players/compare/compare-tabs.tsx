import type { Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import type { Comparison } from '#web/server/rankings/read-players.ts';
import { ChoiceList } from '#web/ui/form/choice-list.tsx';
import type { LinkedPart } from './compare-href.ts';
import styles from './compare-page.module.css';

type Props = { comparison: Pick<Comparison, 'part' | 'both' | 'duels'>; hrefOf: (part: LinkedPart) => string; locale: Language };

/** Switches between the boards that both players have played and all boards, within the current series. */
export function CompareTabs({ comparison: { part, both, duels }, hrefOf, locale }: Props) {
  const t = translate(locale, 'players.compare');
  const { seriesId: series, scope } = part;
  return (
    <nav aria-label={t('boardsShown')}>
      <ChoiceList
        label={t('boardsShown')}
        className={styles.tabs}
        items={[
          { label: t('bothTab', { count: both.a.boards }), href: hrefOf({ series }), current: scope === 'both' },
          { label: t('allTab', { count: duels.length }), href: hrefOf({ boards: 'all', series }), current: scope === 'all' },
        ]}
      />
    </nav>
  );
}

import { getTranslations } from 'next-intl/server';
import { ALL_CONSOLES, FIRST_YEAR } from '#domain/rankings/filter.ts';
import type { StageRanking } from '#web/server/read-stage-ranking.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './day-form.module.css';

type Props = { ranking: Pick<StageRanking, 'filter' | 'today'>; action: string };

/** The ranking as it stood at the end of any day: a form that fills the address, in the order of every filter. */
export async function DayForm({ ranking: { filter, today }, action }: Props) {
  const t = await getTranslations('rankings.filters');
  return (
    <form className={styles.form} action={action}>
      {filter.rule !== undefined && <input type="hidden" name="rule" value={filter.rule} />}
      {filter.console !== ALL_CONSOLES && <input type="hidden" name="console" value={filter.console} />}
      <label>
        {t('day')}
        <input type="date" name="at" required min={`${FIRST_YEAR}-01-01`} max={today} defaultValue={filter.at} />
      </label>
      <Button type="submit" size="s">
        {t('showDay')}
      </Button>
    </form>
  );
}

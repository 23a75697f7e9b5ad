import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Language } from '#domain/shared/language.ts';
import { AskOpponents } from '#web/features/players/compare/picker/ask-opponents.tsx';
import { pickerLabels } from '#web/features/players/compare/picker/picker-labels.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/page/callout.tsx';
import { ScapePage } from '#web/ui/page/scape-page.tsx';
import shared from '#web/ui/page/shared.module.css';
import form from './compare-form.module.css';
import styles from './compare-page.module.css';

type Props = { catalogue: Catalogue; a: string; b: string; unknown: string | undefined; same: boolean; locale: Language };

/** Renders a form for the players to compare, with an error message for unknown names. */
export function CompareAsk({ catalogue, a, b, unknown, same, locale }: Props) {
  const t = translate(locale, 'players.compare');
  const field = (name: 'a' | 'b', label: string, value: string) => (
    <label>
      {label}
      <input name={name} required maxLength={128} defaultValue={value} autoComplete="off" />
    </label>
  );
  return (
    <ScapePage seed={17} seriesToken={0} title={t('heading')} lead={t('lead')}>
      <div className={styles.ask}>
        {unknown !== undefined && <Callout tone="warn">{t('unknown', { typed: unknown })}</Callout>}
        {same && <Callout tone="warn">{t('same')}</Callout>}
        <AskOpponents isBlank={a === '' && b === ''} labels={pickerLabels(catalogue, locale)} locale={locale}>
          <form className={`${shared.row} ${form.form}`} action={localePath(locale, '/compare')}>
            {field('a', t('first'), a)}
            {field('b', t('other'), b)}
            <Button type="submit" variant="primary">
              {t('submit')}
            </Button>
          </form>
        </AskOpponents>
      </div>
    </ScapePage>
  );
}

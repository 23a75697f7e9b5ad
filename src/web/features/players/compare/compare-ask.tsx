import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Language } from '#domain/shared/language.ts';
import { AskOpponents } from '#web/features/players/compare/picker/ask-opponents.tsx';
import { pickerLabels } from '#web/features/players/compare/picker/picker-labels.ts';
import { comparePath } from '#web/features/players/player-hrefs.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Callout } from '#web/ui/page/callout.tsx';
import { ScapePage } from '#web/ui/page/scape-page.tsx';
import shared from '#web/ui/page/shared.module.css';
import form from './compare-form.module.css';
import styles from './compare-page.module.css';

type Ranked = { readonly handle: string; readonly name: string | null };
type Props = {
  catalogue: Catalogue;
  a: string;
  b: string;
  unknown: string | undefined;
  same: boolean;
  /** The first players of the ranking, in order. Each is compared with the next as an example. */
  top?: readonly Ranked[];
  locale: Language;
};

/** Renders a form for the players to compare, with examples, and an error message for unknown names. */
export function CompareAsk({ catalogue, a, b, unknown, same, top = [], locale }: Props) {
  const t = translate(locale, 'players.compare');
  const field = (name: 'a' | 'b', label: string, value: string) => (
    <label>
      {label}
      <input name={name} required maxLength={128} defaultValue={value} placeholder={t('other')} autoComplete="off" />
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
            {field('b', t('second'), b)}
            <Button type="submit" variant="primary">
              {t('submit')}
            </Button>
          </form>
          <Examples top={top} locale={locale} />
        </AskOpponents>
      </div>
    </ScapePage>
  );
}

/** Links to comparisons of players who are next to each other in the ranking. */
function Examples({ top, locale }: { top: readonly Ranked[]; locale: Language }) {
  const t = translate(locale, 'players.compare');
  const nameOf = ({ name }: Ranked) => name ?? translate(locale, 'players')('anonymous');
  const pairs = top.slice(1).flatMap((b, index) => {
    const a = top[index];
    return a ? [{ href: comparePath(locale, a.handle, b.handle), label: t('title', { a: nameOf(a), b: nameOf(b) }) }] : [];
  });
  if (pairs.length === 0) return null;
  return (
    <section className={styles.examples}>
      <h2>{t('examples')}</h2>
      <ul className={shared.row}>
        {pairs.map(({ href, label }) => (
          <li key={href}>
            <ButtonLink variant="line" href={href}>
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

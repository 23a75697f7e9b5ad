import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Total } from '#domain/catalogue/rows.ts';
import { ruleTextRoute } from '#domain/keywords/routes.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './total-rules.module.css';

const OPEN_UP_TO = 3; // With more rules than this, the list is collapsed.

type Props = { catalogue: Catalogue; total: Total; locale: Language };

/** Lists the rules of a total, each with a link to its full text. Renders nothing for a total of events. */
export function TotalRules({ catalogue, total, locale }: Props) {
  const t = translate(locale, 'totals.rules');
  const rules = total.rules.flatMap((id) => catalogue.rules.get(id) ?? []);
  if (rules.length === 0) return null;
  return (
    <details id="rules" className={`card ${styles.rules}`} open={rules.length <= OPEN_UP_TO}>
      <summary>
        <h2>{t('title')}</h2>
      </summary>
      <dl>
        {rules.map(({ id, name, description }) => (
          <div key={id}>
            <dt>{inLanguage(name, locale)}</dt>
            <dd>
              {inLanguage(description, locale)}{' '}
              <Link className="link" href={localePath(locale, ruleTextRoute(id))}>
                {t('text')}
                <span className="sr">: {inLanguage(name, locale)}</span>
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

import type { Board } from '#domain/catalogue/boards/board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { ruleTextRoute } from '#domain/keywords/routes.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { ScrollText } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './rules-panel.module.css';

type Props = { catalogue: Catalogue; board: Board; locale: Language };

/** Shows a board's rule in a disclosure that works without JavaScript. */
export function RulesPanel({ catalogue, board, locale }: Props) {
  const t = translate(locale, 'rankings');
  const rule = catalogue.rules.get(board.ruleId);
  if (!rule) return null;
  return (
    <details className={styles.rules} name="filters">
      <summary>
        <ScrollText aria-hidden />
        <span>{t('rules')}</span>
      </summary>
      <div className={styles.panel}>
        <h2>{inLanguage(rule.name, locale)}</h2>
        <p>{inLanguage(rule.description, locale)}</p>
        <p>
          <Link className="link" href={localePath(locale, ruleTextRoute(rule.id))}>
            {t('ruleText')}
          </Link>
        </p>
      </div>
    </details>
  );
}

import type { Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import styles from './refresh-button.module.css';
import { RefreshButton } from './refresh-button.tsx';

type Props = {
  locale: Language;
  page: 'stage' | 'total' | 'user';
  id: string;
  /** Renders the button at the end of a separate line. */
  ownLine?: boolean;
};

/** Renders the refresh button of a page with its texts. */
export function PageRefresh({ locale, page, id, ownLine = false }: Props) {
  const t = translate(locale, 'refresh');
  const button = <RefreshButton page={page} id={id} labels={{ refresh: t('label'), busy: t('busy'), failed: t('failed') }} />;
  return ownLine ? <div className={styles.line}>{button}</div> : button;
}

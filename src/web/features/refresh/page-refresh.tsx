import type { Locale } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import styles from './refresh-button.module.css';
import { RefreshButton } from './refresh-button.tsx';

type Props = {
  locale: Locale;
  page: 'stage' | 'total' | 'user';
  id: string;
  /** At the end of a line that nothing else stands on. */
  ownLine?: boolean;
};

/** The quiet way to have a page made anew, with its words. */
export function PageRefresh({ locale, page, id, ownLine = false }: Props) {
  const t = translate(locale, 'refresh');
  const button = <RefreshButton page={page} id={id} labels={{ refresh: t('label'), busy: t('busy'), failed: t('failed') }} />;
  return ownLine ? <div className={styles.line}>{button}</div> : button;
}

import { getTranslations } from 'next-intl/server';
import styles from './refresh-button.module.css';
import { RefreshButton } from './refresh-button.tsx';

type Props = {
  page: 'stage' | 'total' | 'user';
  id: string;
  /** At the end of a line that nothing else stands on. */
  ownLine?: boolean;
};

/** The quiet way to have a page made anew, with its words. */
export async function PageRefresh({ page, id, ownLine = false }: Props) {
  const t = await getTranslations('refresh');
  const button = <RefreshButton page={page} id={id} labels={{ refresh: t('label'), busy: t('busy'), failed: t('failed') }} />;
  return ownLine ? <div className={styles.line}>{button}</div> : button;
}

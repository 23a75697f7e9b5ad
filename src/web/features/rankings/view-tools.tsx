import { Download } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { RefreshButton } from './refresh-button.tsx';
import styles from './view-tools.module.css';

type Props = { stageId: number; api: string; query: string; note: string };

/** Under a ranking: how ties are listed, this very view as a file, and the quiet way to have it made anew. */
export async function ViewTools({ stageId, api, query, note }: Props) {
  const t = await getTranslations('rankings');
  const file = (name: string, label: string) => (
    <a className={styles.tool} href={`${api}/ranking.${name}${query && `?${query}`}`} download>
      <Download data-icon="s" aria-hidden />
      {label}
    </a>
  );
  return (
    <div className={styles.tools}>
      <p>{note}</p>
      {file('csv', t('export.csv'))}
      {file('json', t('export.json'))}
      <RefreshButton
        page="stage"
        id={String(stageId)}
        labels={{ refresh: t('refresh.label'), busy: t('refresh.busy'), failed: t('refresh.failed') }}
      />
    </div>
  );
}

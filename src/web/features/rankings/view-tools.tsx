import type { ReactNode } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import { Download } from '#web/ui/media/icons.tsx';
import styles from './view-tools.module.css';

type Props = { locale: Language; api: string; query: string; note: string; refresh: ReactNode };

/** Renders the tools below a ranking: a note on the order of ties, the refresh button and download links. */
export function ViewTools({ locale, api, query, note, refresh }: Props) {
  const t = translate(locale, 'rankings');
  const file = (name: string, label: string) => (
    <a className={styles.tool} href={`${api}/ranking.${name}${query && `?${query}`}`} download>
      <Download data-icon="s" aria-hidden />
      {label}
    </a>
  );
  return (
    <div className={styles.tools}>
      <p>{note}</p>
      {refresh}
      {file('csv', t('export.csv'))}
      {file('json', t('export.json'))}
    </div>
  );
}

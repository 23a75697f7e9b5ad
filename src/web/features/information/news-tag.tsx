import type { CSSProperties } from 'react';
import type { NewsCategory } from '#domain/news/news.ts';
import styles from './news.module.css';

const COLOURS: Readonly<Record<NewsCategory, string>> = {
  site: 'var(--series-8)',
  rules: 'var(--series-2)',
  event: 'var(--series-5)',
  community: 'var(--series-6)',
};

/** Renders a news category as a coloured label. */
export function NewsTag({ category, label }: { category: NewsCategory; label: string }) {
  return (
    <span className={styles.tag} style={{ '--c': COLOURS[category] } as CSSProperties}>
      {label}
    </span>
  );
}

import { getTranslations } from 'next-intl/server';
import { canEditKeyword } from '#domain/keywords/flags.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import { ChangedBy } from '#web/features/keywords/history/changed-by.tsx';
import { siteZone } from '#web/server/site/site-zone.ts';
import type { Keyword } from '#web/server/texts/read-keywords.ts';
import styles from './keyword-page.module.css';

/** Shows the reading, the tag and the last change of an entry, and the role required to edit it. */
export async function KeywordFacts({ keyword, tag }: { keyword: Keyword; tag: string | null }) {
  const t = await getTranslations('keywords');
  const changedOn = dayOf(keyword.changedAt, siteZone());
  const editors = (['player', 'editor'] as const).find((role) => canEditKeyword(role, keyword.flag)) ?? 'admin';
  return (
    <section className={`card ${styles.card}`}>
      <dl className={styles.facts}>
        <dt>{t('entry.reading')}</dt>
        <dd lang="ja">{keyword.yomi}</dd>
        <dt>{t('entry.tag')}</dt>
        <dd>{tag || t('categories.other')}</dd>
        <dt>{t('entry.changed')}</dt>
        <dd className="num">
          <time dateTime={changedOn}>{formatDate(changedOn)}</time> · <ChangedBy by={keyword.changedBy} />
        </dd>
        <dt>{t('entry.editing')}</dt>
        <dd>{t(`entry.editors.${editors}`)}</dd>
      </dl>
    </section>
  );
}

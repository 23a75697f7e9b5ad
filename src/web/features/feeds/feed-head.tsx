import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { TabLinks } from '#web/ui/nav/tab-links.tsx';
import styles from './feed-head.module.css';

const TABS = ['records', 'entries', 'trends'] as const;

/** Renders the title and the tabs of the three feed pages. */
export function FeedHead({ page, locale }: { page: (typeof TABS)[number]; locale: Language }) {
  const t = translate(locale, 'feeds');
  const pages = translate(locale, 'pages');
  return (
    <header className={styles.head}>
      <div>
        <h1>{pages(`${page}.title`)}</h1>
        <p>{pages(`${page}.lead`)}</p>
      </div>
      <ButtonLink href={localePath(locale, '/post')} variant="primary">
        {t('post')}
      </ButtonLink>
      <TabLinks
        label={t('tabs')}
        items={TABS.map((tab) => ({ href: localePath(locale, `/${tab}`), label: pages(`${tab}.title`), current: tab === page }))}
      />
    </header>
  );
}

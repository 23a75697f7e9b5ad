import type { Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import { readBanner } from '#web/server/site/banner.ts';
import { Megaphone } from '#web/ui/media/icons.tsx';
import styles from './banner.module.css';

/**
 * Shows the site's message above every page. It is part of cached pages, because it does not depend on the time and a
 * change purges all pages (decision 0094).
 */
export async function Banner({ locale }: { locale: Language }) {
  const text = await readBanner(locale);
  if (text === undefined) return null;
  const t = translate(locale, 'shell');
  return (
    <aside className={styles.banner} aria-label={t('banner')}>
      <p className={`wrap ${styles.line}`}>
        <Megaphone aria-hidden />
        <span>{text}</span>
      </p>
    </aside>
  );
}

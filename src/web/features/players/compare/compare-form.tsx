import { getTranslations } from 'next-intl/server';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { Button } from '#web/ui/form/button.tsx';
import styles from './compare-form.module.css';

/**
 * Renders a form for the second player. It submits to `/compare`, which redirects, because a plain HTML form cannot
 * build a path.
 */
export async function CompareForm({ handle, locale }: { handle: string; locale: Locale }) {
  const t = await getTranslations('players.compare');
  return (
    <form className={styles.form} action={localePath(locale, '/compare')}>
      <input type="hidden" name="a" value={handle} />
      <input name="b" required maxLength={128} aria-label={t('choose')} placeholder={t('other')} autoComplete="off" />
      <Button type="submit" variant="line">
        {t('submit')}
      </Button>
    </form>
  );
}

import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { Button } from '#web/ui/form/button.tsx';
import shared from '#web/ui/page/shared.module.css';
import styles from './compare-form.module.css';

/**
 * Renders a form for the second player. It submits to `/compare`, which redirects, because a plain HTML form cannot
 * build a path.
 */
export function CompareForm({ handle, locale }: { handle: string; locale: Language }) {
  const t = translate(locale, 'players.compare');
  return (
    <form className={`${shared.row} ${styles.form}`} action={localePath(locale, '/compare')}>
      <input type="hidden" name="a" value={handle} />
      <input name="b" required maxLength={128} aria-label={t('choose')} placeholder={t('other')} autoComplete="off" />
      <Button type="submit" variant="line">
        {t('submit')}
      </Button>
    </form>
  );
}

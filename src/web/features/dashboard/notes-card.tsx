import type { ReactNode } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { Link } from '#web/ui/nav/link.tsx';
import card from './card.module.css';

/** Shows the newest notifications (its children), with a link to all of them. */
export function NotesCard({ children, locale }: { children: ReactNode; locale: Language }) {
  const t = translate(locale, 'dashboard.notifications');
  return (
    <section className={`card ${card.card}`} aria-labelledby="newest" data-span="5">
      <div className={card.head}>
        <h2 id="newest">{t('title')}</h2>
        <Link className={card.more} href={localePath(locale, '/notifications')}>
          {t('all')}
        </Link>
      </div>
      {children ?? <p className={card.note}>{t('none')}</p>}
    </section>
  );
}

import type { Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import styles from './how-it-works.module.css';

/** Explains the site to visitors in three steps. */
export function HowItWorks({ locale }: { locale: Language }) {
  const t = translate(locale, 'home.how');
  return (
    <section className={`card ${styles.how}`} aria-labelledby="how">
      <h2 id="how">{t('heading')}</h2>
      <ol>
        {(['play', 'post', 'beat'] as const).map((step) => (
          <li key={step}>
            <div>
              <b>{t(`${step}.title`)}</b>
              <span>{t(`${step}.text`)}</span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

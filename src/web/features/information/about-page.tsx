import type { Language } from '#domain/shared/language.ts';
import { type AboutTopic, aboutRoute } from '#domain/site/about-topics.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { Static } from '#web/markup/static.tsx';
import { StaticArticle } from '#web/markup/static-article.tsx';
import { ScapePage } from '#web/ui/page/scape-page.tsx';
import shared from '#web/ui/page/shared.module.css';
import { AboutLinks } from './about-links.tsx';
import { fillPoints } from './points-table.ts';
import styles from './text-columns.module.css';

export function AboutPage({ topic, locale }: { topic: AboutTopic; locale: Language }) {
  const { title: over, more, pages } = messagesOf(locale).about;
  const { title, text } = pages[topic];
  return (
    <ScapePage seed={aboutRoute(topic).length} seriesToken={0} over={over} title={title}>
      <div className={`${shared.split} ${styles.columns}`}>
        <StaticArticle text={fillPoints(text, locale)} lang={locale} locale={locale} ways={{}} />
        <Static as="nav" className={`card ${styles.side}`} aria-labelledby="about">
          <h2 id="about">{more}</h2>
          <AboutLinks current={topic} locale={locale} />
        </Static>
      </div>
    </ScapePage>
  );
}

import '#web/shell/shell-styles.ts';
import { excerptOf } from '#domain/keywords/plain-text.ts';
import { isAboutTopic } from '#domain/site/about-topics.ts';
import { AboutPage } from '#web/features/information/about-page.tsx';
import { messagesOf } from '#web/i18n/messages.ts';
import { DESCRIPTION_CHARACTERS, notFoundHead, pageHead } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/information/about/[topic]'>;

export const generateMetadata = localeMetadata<Props>(({ locale, params: { topic } }) => {
  if (!isAboutTopic(topic)) return notFoundHead(locale);
  const { title, text } = messagesOf(locale).about.pages[topic];
  return pageHead(locale, { title, description: excerptOf(text, DESCRIPTION_CHARACTERS), type: 'article' });
});

export default localePage<Props>(({ locale, params: { topic } }) => {
  if (!isAboutTopic(topic)) return <MissingPage locale={locale} />;
  return <AboutPage topic={topic} locale={locale} />;
});

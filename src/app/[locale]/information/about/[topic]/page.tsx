import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { excerptOf } from '#domain/keywords/plain-text.ts';
import { isAboutTopic } from '#domain/site/about-topics.ts';
import { AboutPage } from '#web/features/information/about-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { DESCRIPTION_CHARACTERS, notFoundHead, pageHead } from '#web/server/head/page-head.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';

type Props = PageProps<'/[locale]/information/about/[topic]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, topic } = await params;
  if (!isAboutTopic(topic)) return notFoundHead(locale as Locale);
  const { title, text } = messagesOf(locale as Locale).about.pages[topic];
  return pageHead(locale as Locale, { title, description: excerptOf(text, DESCRIPTION_CHARACTERS), type: 'article' });
}

export default async function About({ params }: Props) {
  const { locale, topic } = await params;
  setRequestLocale(locale as Locale);
  if (!isAboutTopic(topic)) return <MissingPage />;
  return <AboutPage topic={topic} locale={locale as Locale} />;
}

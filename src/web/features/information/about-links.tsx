import type { Language } from '#domain/shared/language.ts';
import { ABOUT_TOPICS, type AboutTopic, aboutRoute } from '#domain/site/about-topics.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { Link } from '#web/ui/nav/link.tsx';

/** Links to all about pages. */
export function AboutLinks({ current, locale }: { current?: AboutTopic; locale: Language }) {
  const { pages } = messagesOf(locale).about;
  return (
    <ul>
      {ABOUT_TOPICS.map((topic) => (
        <li key={topic}>
          <Link href={localePath(locale, aboutRoute(topic))} aria-current={topic === current ? 'page' : undefined}>
            {pages[topic].title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

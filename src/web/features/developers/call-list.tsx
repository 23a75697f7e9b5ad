import { ENDPOINTS } from '#domain/api/endpoints.ts';
import { TOKEN_CALLS } from '#domain/api/token-calls.ts';
import { DEFAULT_LANGUAGE, type Language } from '#domain/shared/language.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import styles from './developers-page.module.css';

const CALLS = [
  ...ENDPOINTS.map(({ tag, path, summary }) => ({ tag, address: `GET ${path}`, summary })),
  ...TOKEN_CALLS.map(({ method, path, summary }) => ({ tag: 'Own' as const, address: `${method.toUpperCase()} ${path}`, summary })),
];

/**
 * Lists every call of the public API by topic. The calls are described in English, the topics in the reader's language.
 */
export function CallList({ locale }: { locale: Language }) {
  const { tags } = messagesOf(locale).developers.calls;
  const topics = [...new Set(CALLS.map(({ tag }) => tag))];
  return topics.map((topic) => (
    <section key={topic} className={styles.calls}>
      <h3>{tags[topic].name}</h3>
      <p>{tags[topic].text}</p>
      <ul>
        {CALLS.filter(({ tag }) => tag === topic).map(({ address, summary }) => (
          <li key={address}>
            <code translate="no">{address}</code>
            <span lang={locale === DEFAULT_LANGUAGE ? undefined : DEFAULT_LANGUAGE}>{summary}</span>
          </li>
        ))}
      </ul>
    </section>
  ));
}

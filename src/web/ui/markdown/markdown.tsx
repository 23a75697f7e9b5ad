import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { type Locale, localePath, withoutLocale } from '#web/i18n/locales.ts';
import { isTooDeep } from './is-too-deep.ts';
import styles from './markdown.module.css';
import { MARKDOWN_SCHEMA } from './markdown-schema.ts';

// Written HTML never becomes HTML: the parser hands it over as text that remark-rehype leaves out, and the schema would drop it.
const reader = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeSanitize, MARKDOWN_SCHEMA);

// The page has its own title: what a text calls its first heading is the page's second.
const HEADINGS = { h1: 'h2', h2: 'h3', h3: 'h4', h4: 'h5', h5: 'h6' } as const;

// A wide table scrolls by itself; the page never does.
const table = ({ children }: { children?: ReactNode }) => (
  <div className={styles.scroll}>
    <table>{children}</table>
  </div>
);

type Props = { text: string; locale: Locale };

/** A text in Markdown (CommonMark with tables, lists of tasks and struck words) as elements; links of the site stay in the page's language. */
export function Markdown({ text, locale }: Props) {
  return <div className={styles.prose}>{drawMarkdown(text, locale)}</div>;
}

function drawMarkdown(text: string, locale: Locale): ReactNode {
  if (isTooDeep(text)) return text.split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
  const a = ({ href = '', children }: { href?: string; children?: ReactNode }) =>
    /^\/(?![/\\])/.test(href) ? (
      <Link className="link" href={localePath(locale, withoutLocale(href))} prefetch={false}>
        {children}
      </Link>
    ) : (
      <a className="link" href={href} rel="nofollow ugc noreferrer">
        {children}
      </a>
    );
  return toJsxRuntime(reader.runSync(reader.parse(text)), { Fragment, jsx, jsxs, components: { ...HEADINGS, a, table } });
}

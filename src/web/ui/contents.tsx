import type { Heading } from '#web/ui/markdown/headings-of.ts';
import styles from './contents.module.css';

const FEWEST = 2; // a text with one section needs no contents
export const MOST_LISTED = 100; // a longer list is useless, and as large as the text

type Props = { title: string; headings: readonly Heading[]; lang?: string | undefined };

/** Table of contents with links; deeper headings are indented. */
export function Contents({ title, headings, lang }: Props) {
  if (headings.length < FEWEST) return null;
  return (
    <nav className={`card ${styles.contents}`} aria-labelledby="contents">
      <h2 id="contents">{title}</h2>
      <ol lang={lang}>
        {headings.slice(0, MOST_LISTED).map(({ id, level, text }) => (
          <li key={id} data-deeper={level > 1 || undefined}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

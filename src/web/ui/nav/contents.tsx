import { FoldHead } from '#web/ui/fold/fold-head.tsx';
import type { Heading } from '#web/ui/markdown/headings-of.ts';
import styles from './contents.module.css';

const FEWEST = 2; // A text with one section needs no table of contents.
export const MOST_LISTED = 100; // A longer list would be useless and as large as the text.

type Props = { title: string; headings: readonly Heading[]; lang?: string | undefined };

/** Shows a table of contents with links, folded on phones. Deeper headings are indented. */
export function Contents({ title, headings, lang }: Props) {
  if (headings.length < FEWEST) return null;
  return (
    <nav className={`card ${styles.contents}`} aria-labelledby="contents">
      <FoldHead label={title} isOpen={false}>
        <h2 id="contents">{title}</h2>
      </FoldHead>
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

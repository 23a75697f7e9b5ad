import type { Heading } from '#web/ui/markdown/headings-of.ts';
import styles from './contents.module.css';

const FEWEST = 2; // a text of one part needs no list of its parts
export const MOST_LISTED = 100; // a longer list helps nobody, and costs as much as the text

type Props = { title: string; headings: readonly Heading[]; lang?: string | undefined };

/** The parts of a text, each a link to where it begins; deeper headings stand further in. */
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

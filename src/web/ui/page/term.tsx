import type { ReactNode } from 'react';
import { READING_LANGUAGE } from '#web/i18n/locales.ts';
import { Link } from '#web/ui/nav/link.tsx';
import shared from './shared.module.css';
import styles from './term.module.css';

/** The content of the card that explains a term. */
export type TermCard = {
  readonly name: string;
  readonly lang: string; // Language of the name and the sentence.
  readonly reading: string;
  readonly sentence: string;
  readonly href: string;
};

/** The terms in one text and their cards. */
export type Terms = {
  readonly spans: readonly { readonly start: number; readonly words: string; readonly uniqueId: string }[];
  readonly cards: Readonly<Record<string, TermCard>>;
};

type Props = { id: string; card: TermCard | undefined; children: ReactNode };

/** A subtly underlined term that opens a small card. Uses a native popover so that it works without JavaScript. */
export function Term({ id, card, children }: Props) {
  if (!card) return children;
  return (
    <>
      <button type="button" className={styles.term} popoverTarget={`term-${id}`}>
        {children}
      </button>
      <span id={`term-${id}`} popover="auto" className={styles.card} lang={card.lang}>
        <Link className="link" href={card.href}>
          {card.name}
        </Link>
        {card.reading !== card.name && (
          <span className={shared.muted} lang={READING_LANGUAGE}>
            {card.reading}
          </span>
        )}
        <span className={styles.sentence}>{card.sentence}</span>
      </span>
    </>
  );
}

/** Shows a text as typed, with cards for its terms. */
export function TermText({ text, terms }: { text: string; terms: Terms | undefined }) {
  const parts: ReactNode[] = [];
  let reached = 0;
  for (const { start, words, uniqueId } of terms?.spans ?? []) {
    parts.push(
      text.slice(reached, start),
      <Term key={uniqueId} id={uniqueId} card={terms?.cards[uniqueId]}>
        {words}
      </Term>,
    );
    reached = start + words.length;
  }
  return [...parts, text.slice(reached)];
}

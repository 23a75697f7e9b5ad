import styles from './changed-words.module.css';

const ELEMENTS = { same: 'span', removed: 'del', added: 'ins' } as const;

type Kind = keyof typeof ELEMENTS;
type Props = { pieces: readonly { readonly kind: Kind; readonly text: string }[]; without?: Kind | undefined };

/**
 * Shows a text with removed and added words marked. `without` omits words that belong only to the other side of a
 * comparison.
 */
export function ChangedWords({ pieces, without }: Props) {
  return pieces
    .filter(({ kind }) => kind !== without)
    .map(({ kind, text }, index) => {
      const Element = ELEMENTS[kind];
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a finished comparison never move
        <Element key={index} className={styles[kind]}>
          {text}
        </Element>
      );
    });
}

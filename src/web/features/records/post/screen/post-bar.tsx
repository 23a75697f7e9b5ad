import { IconButton } from '#web/ui/form/icon-button.tsx';
import { Check, X } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './post-bar.module.css';

/** How to leave the form: a link on its own page, or a function that closes its dialog. */
export type Leave = { readonly href: string } | { readonly onClose: () => void };

type Props = {
  title: string;
  lead?: string | undefined;
  leave: Leave;
  isStored: boolean;
  words: Readonly<Record<'closeDraft' | 'draftSaved', string>>;
};

/** Shows the title of the form. On phones, it is a bar with a close button and the state of the draft. */
export function PostBar({ title, lead, leave, isStored, words }: Props) {
  const Title = 'href' in leave ? 'h1' : 'h2';
  return (
    <header className={styles.bar} data-page={'href' in leave || undefined}>
      <span className={styles.leave}>
        {'href' in leave ? (
          <Link href={leave.href} aria-label={words.closeDraft}>
            <X aria-hidden />
          </Link>
        ) : (
          <IconButton aria-label={words.closeDraft} onClick={leave.onClose}>
            <X aria-hidden />
          </IconButton>
        )}
      </span>
      <Title>{title}</Title>
      <span className={styles.state} role="status">
        {isStored && (
          <>
            <Check data-icon="s" aria-hidden />
            {words.draftSaved}
          </>
        )}
      </span>
      {lead && <p>{lead}</p>}
    </header>
  );
}

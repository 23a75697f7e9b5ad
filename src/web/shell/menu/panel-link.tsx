import type { Language } from '#domain/shared/language.ts';
import { useSession } from '#web/session/use-session.ts';
import { useRandomStage } from '#web/shell/header/random-stage.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { hrefOf, type MenuLink } from './menu-links.ts';
import styles from './panel.module.css';

type Props = {
  link: MenuLink;
  locale: Language;
  name: string;
  fact: string | undefined;
  chatUrl: string | undefined;
  week: string | undefined; // address of the stage of the week
};

/** A link of the menu panel with a fact. Renders nothing where the link leads nowhere, such as a chat without an address. */
export function PanelLink({ link, locale, name, fact, chatUrl, week }: Props) {
  const { session } = useSession();
  const openRandom = useRandomStage(locale);
  const href = hrefOf(locale, link, { isSignedIn: session !== null, chatUrl, week });
  const content = (
    <>
      <link.Icon aria-hidden />
      <span>
        <b>{name}</b>
        {fact !== undefined && <small>{fact}</small>}
      </span>
    </>
  );
  if (link.key === 'random')
    return (
      <li>
        <button type="button" className={styles.link} data-leaves onClick={openRandom}>
          {content}
        </button>
      </li>
    );
  if (href === undefined) return null;
  return (
    <li>
      {link.key === 'chat' ? (
        <a className={styles.link} href={href} target="_blank" rel="noopener">
          {content}
        </a>
      ) : (
        <Link className={styles.link} href={href}>
          {content}
        </Link>
      )}
    </li>
  );
}

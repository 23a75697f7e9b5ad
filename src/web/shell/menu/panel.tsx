'use client'; // Client component, loaded before it is first opened.
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import type { Language } from '#domain/shared/language.ts';
import type { OwnMenuJson } from '#web/server/answer/response-types.ts';
import { useOwnAnswer } from '#web/session/use-own-answer.ts';
import { useSession } from '#web/session/use-session.ts';
import { useMenus } from '#web/shell/header/menu-lists.ts';
import { MENU_GROUPS } from './menu-links.ts';
import type { MenuWords } from './menu-words.ts';
import styles from './panel.module.css';
import { PanelFoot } from './panel-foot.tsx';
import { PanelGames } from './panel-games.tsx';
import { PanelLink } from './panel-link.tsx';
import { useDimmedLinks } from './use-dimmed-links.ts';
import { usePanelKeys } from './use-panel-keys.ts';
import { wordFacts } from './word-facts.ts';

/** `fallback` is shown instead of a panel that cannot be loaded. */
export type PanelProps = { chatUrl: string | undefined; fallback: ReactNode };

type Props = PanelProps & { locale: Language; words: MenuWords };

/** Shows everything on the site in four columns with a fact per link, and the reader's own pages below. */
export function Panel({ locale, words, chatUrl }: Props) {
  const { session } = useSession();
  const [menus, ask] = useMenus(locale);
  useEffect(ask, [ask]);
  const [own] = useOwnAnswer<OwnMenuJson>('/api/me/menu');
  const panel = usePanelKeys();
  useDimmedLinks(panel);
  const facts = wordFacts(words, locale, typeof menus === 'object' ? menus.facts : undefined, own);
  const links = { chatUrl, week: typeof menus === 'object' ? menus.facts.week?.[0] : undefined };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only closes the panel when a link in it is followed
    // biome-ignore lint/a11y/useKeyWithClickEvents: links also send a click for keys
    <div ref={panel} onClick={closeOnLink}>
      <div className={styles.columns}>
        {MENU_GROUPS.map((group) => (
          <section key={group.key} className={styles.column} data-column={group.key}>
            <h2>{words.byGroup[group.key]}</h2>
            <ul>
              {group.links.map((link) => (
                <PanelLink key={link.key} link={link} {...links} locale={locale} name={words.links[link.key]} fact={facts[link.key]} />
              ))}
            </ul>
            {group.key === 'play' && <PanelGames words={words} locale={locale} menus={menus} own={own} onRetry={ask} />}
          </section>
        ))}
      </div>
      {session && <PanelFoot locale={locale} words={words} user={session.user} own={own} />}
    </div>
  );
}

function closeOnLink({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if ((target as Element).closest('a, [data-leaves]')) currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

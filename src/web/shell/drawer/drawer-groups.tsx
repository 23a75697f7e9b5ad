import { useEffect } from 'react';
import { stagesRoute } from '#domain/catalogue/routes.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { useMenus } from '#web/shell/header/menu-lists.ts';
import { useRandomStage } from '#web/shell/header/random-stage.tsx';
import { hrefOf, MENU_GROUPS } from '#web/shell/menu/menu-links.ts';
import type { MenuWords } from '#web/shell/menu/menu-words.ts';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './drawer.module.css';

type Props = { locale: Language; words: MenuWords; isSignedIn: boolean };

/** Shows the groups of the menu in two columns. The chat is at the end of the drawer. */
export function DrawerGroups({ locale, words, isSignedIn }: Props) {
  const [menus, ask] = useMenus(locale);
  useEffect(ask, [ask]);
  const openRandom = useRandomStage(locale);
  // Until its address is known, the stage of the week leads to all stages, so that nothing moves.
  const week = menus === undefined ? localePath(locale, stagesRoute) : menus === 'failed' ? undefined : menus.facts.week?.[0];
  return MENU_GROUPS.map(({ key, links }) => (
    <section key={key} className={styles.group}>
      <h2>{words.byGroup[key]}</h2>
      <div className={styles.pair}>
        {links.map((link) => {
          const content = (
            <>
              <link.Icon aria-hidden />
              {words.links[link.key]}
            </>
          );
          if (link.key === 'random')
            return (
              <button key={link.key} type="button" data-leaves onClick={openRandom}>
                {content}
              </button>
            );
          const href = hrefOf(locale, link, { isSignedIn, week });
          return (
            href !== undefined && (
              <Link key={link.key} href={href}>
                {content}
              </Link>
            )
          );
        })}
      </div>
    </section>
  ));
}

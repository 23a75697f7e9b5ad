import { usePathname } from 'next/navigation';
import type { Language } from '#domain/shared/language.ts';
import { fill } from '#web/i18n/fill.ts';
import type { MenuJson, OwnMenuJson } from '#web/server/answer/response-types.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { Planet } from '#web/ui/scenery/planet/planet.tsx';
import type { MenuWords } from './menu-words.ts';
import styles from './panel.module.css';

type Props = {
  words: MenuWords;
  locale: Language;
  menus: MenuJson | 'failed' | undefined;
  own: OwnMenuJson | undefined;
  onRetry: () => void;
};

const PLANET_PX = 34;

/** Shows the games as planets, with the number of stages that the reader has played. */
export function PanelGames({ words, menus, own, onRetry }: Props) {
  const path = usePathname();
  if (menus === 'failed')
    return (
      <div className={styles.failed} role="alert">
        <p>{words.failed}</p>
        <button type="button" onClick={onRetry}>
          {words.retry}
        </button>
      </div>
    );
  return (
    <ul className={styles.games}>
      {menus?.facts.games.map(({ id, href, name, places, count }) => {
        const played = own?.planet.stages[id] ?? 0;
        return (
          <li key={id}>
            <Link className={styles.link} href={href} aria-current={href === path ? 'page' : undefined}>
              <Planet seriesToken={seriesToken(id)} size={PLANET_PX} />
              <span>
                <b>{name}</b>
                <small>{played > 0 ? fill(words.own.game, { count: played, all: places }) : count}</small>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

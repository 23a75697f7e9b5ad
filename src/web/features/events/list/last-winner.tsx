import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { eventRoute, playerRoute } from '#domain/catalogue/routes.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { LastEvent } from '#web/server/events/read-events.ts';
import { Crown } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { PlanetAvatar } from '#web/ui/scenery/planet/planet-avatar.tsx';
import styles from './last-winner.module.css';

type Props = { last: LastEvent; catalogue: Catalogue; locale: Language };

/** Names the last event and the team or player who won it. */
export function LastWinner({ last: { event, teams, players }, catalogue, locale }: Props) {
  const t = translate(locale, 'home.event');
  const winners = teams.length > 0 ? [] : players.filter(({ rank }) => rank === 1);
  const sides = teams.filter(({ rank }) => rank === 1);
  if (winners.length + sides.length === 0) return null;
  return (
    <div className={styles.winner}>
      <Crown data-icon="s" aria-hidden />
      <Link href={localePath(locale, eventRoute(event.id))}>{t('winner', { event: inLanguage(event.title, locale) })}</Link>
      <p>
        {sides.map(({ teamId }) => (
          <b key={teamId}>{inLanguage(catalogue.teams.get(teamId)?.name, locale)}</b>
        ))}
        {winners.map((player) => (
          <Winner key={player.userId} player={player} locale={locale} />
        ))}
      </p>
    </div>
  );
}

/** Lists the teams of the last event and its first three players, with their points, and links to the whole result. */
export function LastStandings({ last: { event, teams, players }, catalogue, locale }: Props) {
  const t = translate(locale, 'home.event');
  const events = translate(locale, 'events');
  if (teams.length + players.length === 0) return null;
  const shown = (points: number) => events('pointsOf', { value: formatScore(points) });
  return (
    <section className={styles.standings} aria-labelledby="standings">
      <h3 id="standings">{t('standings', { event: inLanguage(event.title, locale) })}</h3>
      <ol className="num">
        {teams.map(({ teamId, rank, points }) => (
          <li key={`team ${teamId}`}>
            <span>{rank}</span>
            <b>{inLanguage(catalogue.teams.get(teamId)?.name, locale)}</b>
            <span>{shown(points)}</span>
          </li>
        ))}
        {players.map((player) => (
          <li key={player.userId}>
            <span>{player.rank}</span>
            <Winner player={player} locale={locale} />
            <span>{shown(player.points)}</span>
          </li>
        ))}
      </ol>
      <Link className="link tap" href={localePath(locale, eventRoute(event.id))}>
        {events('list.result')}
      </Link>
    </section>
  );
}

function Winner({ player: { handle, name }, locale }: { player: LastEvent['players'][number]; locale: Language }) {
  if (name === null) return <span>{translate(locale, 'pages')('anonymous')}</span>;
  return (
    <Link href={localePath(locale, playerRoute(handle))}>
      <PlanetAvatar seed={handle} size="s" />
      {name}
    </Link>
  );
}

import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { playerRoute } from '#domain/catalogue/routes.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import styles from '#web/features/events/event-page.module.css';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import type { EventView } from '#web/server/events/read-event.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { RankPlate } from '#web/ui/player/rank-plate.tsx';
import { TeamMark } from '#web/ui/player/team-mark.tsx';
import { PlainTable } from '#web/ui/table/plain-table.tsx';
import contribution from './contribution.module.css';
import { eventSides } from './event-sides.ts';

type Props = { catalogue: Catalogue; view: EventView; locale: Language };

/** Lists the teams by rank with the number of members, the number of members with points, and the top scorer. */
export function TeamTable({ catalogue, view, locale }: Props) {
  const t = translate(locale, 'events');
  const sides = eventSides(catalogue, view, locale);
  if (view.sealed || view.teams.every(({ points }) => points === 0)) return null;
  const rows = view.teams.flatMap(({ teamId, rank, shared, points, players }) => {
    const side = sides.get(teamId);
    if (!side) return [];
    const best = view.names.get(view.players.find((player) => player.teamId === teamId)?.userId ?? 0);
    const cells = [
      <RankPlate key="rank" place={rank} text={formatRank(rank, shared)} />,
      <span key="team" className={contribution.team}>
        <TeamMark side={side} />
        <span>{side.name}</span>
      </span>,
      view.members.filter((member) => member.teamId === teamId).length,
      players,
      best && (
        <Link key="best" href={localePath(locale, playerRoute(best.handle))}>
          {best.name ?? t('anonymous')}
        </Link>
      ),
      <b key="points">{formatScore(points)}</b>,
    ];
    return [{ key: teamId, cells }];
  });
  return (
    <section className={styles.part} aria-labelledby="teams">
      <h2 id="teams">{t('teams.title')}</h2>
      <PlainTable
        caption={t('teams.caption', { event: inLanguage(view.event.title, locale) })}
        columns={[
          { label: t('teams.rank'), width: 'rank' },
          { label: t('teams.team') },
          { label: t('teams.members'), isNumeric: true },
          { label: t('teams.scored'), isNumeric: true },
          { label: t('teams.best') },
          { label: t('teams.points'), isNumeric: true, phone: 'value', phoneLabel: messagesOf(locale).events.pointsOf },
        ]}
        rows={rows}
      />
    </section>
  );
}

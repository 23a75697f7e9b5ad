import type { ReactNode } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { translate } from '#web/i18n/translate.ts';
import type { EventPage } from '#web/server/events/read-event-page.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { TeamMark } from '#web/ui/player/team-mark.tsx';
import type { PhonePlace } from '#web/ui/table/column.ts';
import { eventSides } from './event-sides.ts';
import { stageStandings } from './stage-standings.ts';

type Row = EventPage['standings']['rows'][number];

/** Table column after the rank and the name. A `narrow` column has a number as its heading. */
export type Column = {
  readonly key: string;
  readonly kind: 'team' | 'stage' | 'narrow' | 'share' | 'total' | 'gain';
  readonly phone?: PhonePlace; // Stages have none: phones show the cards of the stages, which have their own pages.
  readonly head: ReactNode;
  readonly cell: (row: Row) => ReactNode;
};

const NAMED_STAGES = 8; // With more stages than this, names do not fit. Stages are then numbered and moved to the end.

type Props = { catalogue: Catalogue; page: EventPage; locale: Language };

/**
 * Returns the columns of the contribution table: team, points per stage, share of the team's score, total and today's
 * points.
 */
export function contributionColumns({ catalogue, page: { view }, locale }: Props): Column[] {
  const t = translate(locale, 'events.contribution');
  const sides = eventSides(catalogue, view, locale);
  const points = new Map(view.places.map(({ userId, boardId, points: own }) => [`${userId}/${boardId}`, own]));
  const shares = new Map(view.contributions.map(({ userId, perMille }) => [userId, perMille]));
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const standings = stageStandings(catalogue, view, locale);
  const isNamed = standings.length <= NAMED_STAGES;

  const stages = standings.map(({ boardId, name, href }, index): Column => {
    const label = t('stage', { number: index + 1, name });
    return {
      key: String(boardId),
      kind: isNamed ? 'stage' : 'narrow',
      head: (
        <Link href={href} aria-label={label} title={name}>
          {isNamed ? name : index + 1}
        </Link>
      ),
      cell: ({ userId }) => formatOr(points.get(`${userId}/${boardId}`)),
    };
  });
  const team: Column = {
    key: 'team',
    kind: 'team',
    phone: 'line2',
    head: t('team'),
    cell: ({ teamId }) => {
      const side = sides.get(teamId ?? 0);
      return (
        side && (
          <>
            <TeamMark side={side} />
            {side.name}
          </>
        )
      );
    },
  };
  const share: Column = {
    key: 'share',
    kind: 'share',
    phone: 'line2',
    head: t('share'),
    cell: ({ userId }) => percent.format((shares.get(userId) ?? 0) / 1_000),
  };
  const total: Column = { key: 'total', kind: 'total', phone: 'value', head: t('total'), cell: ({ points: own }) => formatScore(own) };
  const gain: Column = {
    key: 'gain',
    kind: 'gain',
    phone: 'line2',
    head: t('today'),
    cell: ({ userId }) => view.gains?.has(userId) && `+${formatOr(view.gains.get(userId))}`,
  };
  const stats = [...(sides.size > 0 ? [share] : []), total, ...(view.gains ? [gain] : [])];
  return [...(sides.size > 0 ? [team] : []), ...(isNamed ? [...stages, ...stats] : [...stats, ...stages])];
}

const formatOr = (points: number | undefined) => (points === undefined ? '–' : formatScore(points));

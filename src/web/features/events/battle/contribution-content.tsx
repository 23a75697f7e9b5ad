import type { CSSProperties } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { playerRoute } from '#domain/catalogue/routes.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import type { Language } from '#domain/shared/language.ts';
import { playerLabels } from '#web/features/events/list/event-labels.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { EventPage } from '#web/server/events/read-event-page.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { PlayerName } from '#web/ui/player/player-name.tsx';
import { RankPlate } from '#web/ui/player/rank-plate.tsx';
import { ROLES } from '#web/ui/table/table-roles.ts';
import type { Column } from './contribution-columns.tsx';
import { eventSides } from './event-sides.ts';

type Props = { catalogue: Catalogue; page: EventPage; columns: readonly Column[]; locale: Language };

/** Renders the caption, heads and rows of the contribution table. Each stage's points are a single element. */
export function ContributionContent({ catalogue, page: { view, standings, classes }, columns, locale }: Props) {
  const t = translate(locale, 'events.contribution');
  const labels = playerLabels(catalogue, locale);
  const sides = eventSides(catalogue, view, locale);
  return (
    <>
      <caption className="sr">{t('caption')}</caption>
      <thead {...ROLES.group}>
        <tr {...ROLES.row}>
          <th {...ROLES.columnHead}>{t('rank')}</th>
          <th {...ROLES.columnHead}>{t('player')}</th>
          {columns.map(({ key, kind, head }) => (
            <th key={key} {...ROLES.columnHead} data-kind={kind} aria-sort={kind === 'total' ? 'descending' : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROLES.group}>
        {standings.rows.map((row) => {
          const player = view.names.get(row.userId);
          const side = sides.get(row.teamId ?? 0);
          return (
            <tr key={row.userId} {...ROLES.row} style={side && ({ '--tc': side.colour } as CSSProperties)}>
              <td {...ROLES.cell} data-phone="rank">
                <RankPlate place={row.rank} text={formatRank(row.rank, row.shared)} />
              </td>
              <th {...ROLES.rowHead} data-phone="name">
                {player && (
                  <Link href={localePath(locale, playerRoute(player.handle))}>
                    <PlayerName {...player} rankClass={classes.get(row.userId) ?? null} labels={labels} isPlanetLater />
                  </Link>
                )}
              </th>
              {columns.map(({ key, kind, phone, cell }) => (
                <td key={key} {...(phone && { ...ROLES.cell, 'data-phone': phone })} data-kind={kind}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </>
  );
}

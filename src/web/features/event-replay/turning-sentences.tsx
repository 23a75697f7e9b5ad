import { Fragment, type ReactNode } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { recordRoute } from '#domain/catalogue/routes.ts';
import { findStage } from '#domain/catalogue/stage-places.ts';
import type { CellChange, LeadChange, TurningHour } from '#domain/events/result/turning-hours.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { ReplayTurn, ShownReplay } from '#web/server/events/read-event-replay.ts';
import { Link } from '#web/ui/nav/link.tsx';

const NAMED = 3; // A sentence about many players names only this many and counts the others.

type Props = { hour: TurningHour<ReplayTurn>; replay: ShownReplay; catalogue: Catalogue; locale: Language };

/** Describes the turning points in an hour: the new leader with the deciding record, and captured cells. */
export function TurningSentences({ hour: { teamLead, lead, cells }, replay: { names }, catalogue, locale }: Props) {
  const t = translate(locale, 'eventReplay.turns');
  const anonymous = translate(locale, 'eventReplay.player')('anonymous');
  const list = new Intl.ListFormat(locale);
  const player = (userId: number) => names.get(userId)?.name ?? anonymous;
  const team = (teamId: number) => inLanguage(catalogue.teams.get(teamId)?.name, locale) ?? String(teamId);
  const stageName = (boardId: number) => inLanguage(findStage(catalogue, catalogue.boards.get(boardId)?.refId ?? -1)?.name, locale) ?? '';

  const people = (userIds: readonly number[]) => {
    const named = userIds.slice(0, userIds.length > NAMED + 1 ? NAMED : NAMED + 1).map(player);
    return list.format(userIds.length > named.length ? [...named, t('others', { count: userIds.length - named.length })] : named);
  };
  const teams = (teamIds: readonly number[]) => list.format(teamIds.map(team));

  const post = ({ kind, to, post: { recordId, userId, boardId, rankKey } }: ReplayTurn): ReactNode => {
    const board = catalogue.boards.get(boardId);
    const isOwn = kind === 'lead' && to.length === 1 && to[0] === userId;
    return t.rich(isOwn ? 'postOwn' : 'post', {
      name: player(userId),
      stage: stageName(boardId),
      value: board ? formatShown(shownOfRankKey(board, rankKey)) : '',
      link: (text) => (
        <Link className="link" href={localePath(locale, recordRoute(recordId))}>
          {text}
        </Link>
      ),
    });
  };
  type Names = (ids: readonly number[]) => string;
  const leadSentence = (change: LeadChange<ReplayTurn>, words: (typeof WORDS)['team' | 'player'], namesOf: Names, omitPost = false) => (
    <p>
      {t.rich(words[kindOf(change)], {
        to: namesOf(change.to),
        from: namesOf(change.from),
        post: () => !omitPost && post(change.last),
        b: (text) => <b>{text}</b>,
      })}
      {change.times > 1 && ` ${t('times', { times: change.times })}`}
    </p>
  );
  const cellSentence = ({ from, to, boardIds }: CellChange): string => {
    const named = boardIds.slice(0, NAMED).map((boardId) => t('cell', { name: stageName(boardId) }));
    const rest = boardIds.length - named.length;
    const values = {
      to: teams(to),
      from: teams(from),
      cells: list.format(rest > 0 ? [...named, t('more', { count: rest })] : named),
    };
    if (to.length > 1) return t('contests', values);
    if (from.length > 1) return t('wins', values);
    return from.length === 0 ? t('claims', values) : t('captures', values);
  };
  return (
    <>
      {teamLead && leadSentence(teamLead, WORDS.team, teams)}
      {lead && leadSentence(lead, WORDS.player, people, lead.last.recordId === teamLead?.last.recordId)}
      {cells.length > 0 && (
        <p>
          {cells.map((change) => (
            <Fragment key={`${change.from}>${change.to}`}>{cellSentence(change)} </Fragment>
          ))}
        </p>
      )}
    </>
  );
}

const WORDS = {
  team: { first: 'teamFirst', takes: 'teamTakes', pulls: 'teamPulls', level: 'teamLevel', retains: 'teamKeeps' },
  player: { first: 'first', takes: 'takes', pulls: 'pulls', level: 'level', retains: 'keeps' },
} as const;

/** Classifies a lead change as a tie, a first lead, a regained lead, a broken tie or a takeover. */
function kindOf({ from, to }: LeadChange): keyof (typeof WORDS)['team'] {
  if (to.length > 1) return 'level';
  if (from.length === 0) return 'first';
  if (String(from) === String(to)) return 'retains';
  return from.length > 1 && from.includes(to[0] ?? -1) ? 'pulls' : 'takes';
}

'use client'; // Client component: moves members to another team through the API.
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { playerRoute } from '#domain/catalogue/routes.ts';
import type { Language } from '#domain/shared/language.ts';
import type { FormWords } from '#web/features/event-form/form-context.ts';
import { errorText } from '#web/features/event-form/plan/plan-words.ts';
import { countText, fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { Callout } from '#web/ui/page/callout.tsx';
import { changeTeam } from './event-calls.ts';
import styles from './manage.module.css';

type Member = { readonly handle: string; readonly name: string; readonly teamId: number | null };
type Team = { readonly id: number; readonly name: string; readonly colour: string };
type Props = { code: number; members: readonly Member[]; teams: readonly Team[]; canMove: boolean; words: FormWords; locale: Language };

/** Lists the event's members with their teams. */
export function MembersPanel({ code, members, teams, canMove, words, locale }: Props) {
  const { members: labels } = words.manage;
  const router = useRouter();
  const [message, setMessage] = useState<{ text: string; tone: 'good' | 'bad' }>();
  const move = async ({ handle, name }: Member, team: Team | undefined) => {
    if (!team) return;
    const answer = await changeTeam(code, handle, team.id);
    router.refresh();
    setMessage(
      'refused' in answer
        ? { text: errorText(words, answer.refused.error), tone: 'bad' }
        : { text: fill(labels.moved, { name, team: team.name }), tone: 'good' },
    );
  };
  return (
    <section className={`card ${styles.card}`} aria-labelledby="members">
      <h2 id="members">{labels.title}</h2>
      <p>{members.length === 0 ? labels.none : countText(labels.count, locale, members.length)}</p>
      {!canMove && teams.length > 0 && members.length > 0 && <p>{labels.fixed}</p>}
      {message && (
        <Callout tone={message.tone} role="status">
          {message.text}
        </Callout>
      )}
      <ul className={styles.people}>
        {members.map((member) => (
          <li key={member.handle}>
            <a className="link tap" href={localePath(locale, playerRoute(member.handle))}>
              {member.name}
            </a>
            {teams.length > 0 && canMove && (
              <select
                aria-label={fill(labels.teamOf, { name: member.name })}
                value={member.teamId ?? ''}
                onChange={({ target }) =>
                  move(
                    member,
                    teams.find(({ id }) => id === Number(target.value)),
                  )
                }
              >
                {teams.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
            {teams.length > 0 && !canMove && <span>{teams.find(({ id }) => id === member.teamId)?.name}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

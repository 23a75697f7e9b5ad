import type { CSSProperties } from 'react';
import { inLanguage } from '#domain/shared/language.ts';
import styles from '#web/features/event-form/event-form.module.css';
import { countText, fill } from '#web/i18n/fill.ts';
import { inOtherLanguage } from '#web/i18n/other-language.ts';
import type { SectionProps } from './section.ts';
import teamStyles from './teams.module.css';

/** Selects the teams of the event from the catalogue. */
export function TeamsSection({ context, typed, change, textOf }: SectionProps) {
  const { words, locale, ground, limits } = context;
  const { teams } = typed;
  const toggle = (id: number) => change({ teams: teams.includes(id) ? teams.filter((team) => team !== id) : [...teams, id] });
  return (
    <section className={styles.part} aria-labelledby="part-teams">
      <div className={styles.head}>
        <h2 id="part-teams">{words.parts.teams}</h2>
        <span className={styles.help}>{words.teamsLead}</span>
      </div>
      <div className={styles.full}>
        <fieldset className={teamStyles.teams} aria-labelledby="part-teams" aria-describedby="teams-note">
          {ground.teams.map(({ id, name, colour }) => {
            const other = inOtherLanguage(name, locale);
            return (
              <label key={id} style={{ '--team': colour } as CSSProperties}>
                <input type="checkbox" checked={teams.includes(id)} onChange={() => toggle(id)} />
                <i aria-hidden />
                <b>
                  {inLanguage(name, locale)} {other && <span lang={other.lang}>{other.text}</span>}
                </b>
              </label>
            );
          })}
        </fieldset>
        <p id="teams-note" className={textOf('teams') ? styles.error : styles.help}>
          {textOf('teams') ?? `${countText(words.teamsCount, locale, teams.length)} · ${fill(words.teamsHelp, { limit: limits.teams })}`}
        </p>
      </div>
    </section>
  );
}

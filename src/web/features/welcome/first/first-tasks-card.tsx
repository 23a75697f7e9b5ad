import { inLanguage } from '#domain/shared/language.ts';
import { FIRST_TASKS, type FirstTask } from '#domain/welcome/steps.ts';
import type { FirstProps } from '#web/features/welcome/first-props.ts';
import { gamesText } from '#web/features/welcome/game-label.ts';
import { welcomeHref } from '#web/features/welcome/welcome-href.ts';
import { fill, listMark } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { ArrowRight, Check } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './first-cards.module.css';

/** Lists what a new player can do next, and what is done. */
export function FirstTasksCard({ data, words, locale }: FirstProps) {
  const { tasks } = words.first;
  const { completed } = data;
  const hrefs: Readonly<Record<FirstTask, string>> = {
    games: welcomeHref(locale, 'games'),
    stage: welcomeHref(locale, 'stages'),
    rivals: welcomeHref(locale, 'rivals'),
    post: welcomeHref(locale, 'post'),
    profile: `${localePath(locale, '/auth/settings')}#about`,
  };
  const chosen: Readonly<Partial<Record<FirstTask, string | undefined>>> = {
    games: gamesText(data.games, words, locale),
    stage: inLanguage(data.stages.find(({ boardId }) => boardId === data.boardId)?.stage, locale),
    rivals: data.rivals.map(({ name }) => name).join(listMark(locale)),
  };
  return (
    <section className="card" aria-labelledby="first-tasks">
      <div className={styles.head}>
        <h2 id="first-tasks">{tasks.title}</h2>
        <span className={styles.count}>{fill(tasks.count, { done: completed.length, all: FIRST_TASKS.length })}</span>
      </div>
      <ul>
        {FIRST_TASKS.map((task) => {
          const isDone = completed.includes(task);
          return (
            <li key={task} className={styles.task} data-done={isDone || undefined}>
              <span className={styles.tick}>{isDone && <Check data-icon="s" role="img" aria-label={tasks.done} />}</span>
              <span>
                <b>{tasks[task]}</b>
                <small>{(isDone && chosen[task]) || tasks.help[task]}</small>
              </span>
              <Link href={hrefs[task]} aria-label={`${isDone ? tasks.edit : tasks.start}: ${tasks[task]}`}>
                {isDone ? (
                  tasks.edit
                ) : (
                  <>
                    {tasks.start}
                    <ArrowRight data-icon="s" aria-hidden />
                  </>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

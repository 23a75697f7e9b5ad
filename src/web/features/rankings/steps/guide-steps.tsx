import type { CSSProperties } from 'react';
import { guideRoute } from '#domain/catalogue/routes.ts';
import { type RouteStep, routeSteps } from '#domain/keywords/route-steps.ts';
import { keywordEditRoute } from '#domain/keywords/routes.ts';
import { formatDuration } from '#domain/shared/duration.ts';
import type { Language } from '#domain/shared/language.ts';
import { SECOND_MS } from '#domain/shared/time-units.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { Static } from '#web/markup/static.tsx';
import type { ReadGuide } from '#web/server/texts/read-guide.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Pencil } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './guide-steps.module.css';

type Props = { stageId: number; read: ReadGuide | undefined; locale: Language };

/** Shows the route of a stage's guide in steps, with a link to the guide. Without a route, invites to write one. */
export function GuideSteps({ stageId, read, locale }: Props) {
  const words = messagesOf(locale).race.steps;
  const steps = read ? routeSteps(read.own.content) : [];
  const longest = Math.max(1, ...steps.map(lostSeconds));
  const titles: Readonly<Record<string, string>> = words.titles;
  return (
    <Static as="section" className={`card ${styles.guide}`}>
      <header>
        <h2>{titles[steps.length] ?? words.guide}</h2>
        {read && (
          <Link className="link tap" href={localePath(locale, guideRoute(stageId))}>
            {words.full}
          </Link>
        )}
      </header>
      {steps.length > 0 ? (
        <ol lang={read?.own.lang} data-timed={steps.some(({ times }) => times) || undefined}>
          {steps[0]?.times && (
            <li lang={locale} aria-hidden="true">
              <span>{words.good}</span>
              <span>{words.usual}</span>
              <span>{words.lost}</span>
            </li>
          )}
          {steps.map((step, index) => (
            <Step key={step.name} step={step} number={index + 1} longest={longest} words={words} />
          ))}
        </ol>
      ) : (
        <div className={styles.none}>
          <p>{words.none}</p>
          <ButtonLink variant="line" href={localePath(locale, keywordEditRoute(read?.guide.uniqueId))}>
            <Pencil aria-hidden />
            {words.write}
          </ButtonLink>
        </div>
      )}
    </Static>
  );
}

type StepProps = { step: RouteStep; number: number; longest: number; words: Readonly<Record<'good' | 'usual' | 'lost', string>> };

function Step({ step, number, longest, words }: StepProps) {
  const { name, text, times } = step;
  return (
    <li>
      <span aria-hidden="true">{number}</span>
      <div>
        <b>{name}</b>
        {text && <small>{text}</small>}
      </div>
      {times && (
        <>
          <b aria-label={`${words.good} ${shown(times.good)}`} role="img">
            {shown(times.good)}
          </b>
          <span aria-label={`${words.usual} ${shown(times.usual)}`} role="img">
            {shown(times.usual)}
          </span>
          <span
            aria-label={`${words.lost} ${shown(lostSeconds(step))}`}
            role="img"
            style={{ '--share': lostSeconds(step) / longest } as CSSProperties}
          >
            <i />+{shown(lostSeconds(step))}
          </span>
        </>
      )}
    </li>
  );
}

const lostSeconds = ({ times }: RouteStep): number => (times ? Math.max(0, times.usual - times.good) : 0);
const shown = (seconds: number): string => formatDuration(seconds * SECOND_MS);

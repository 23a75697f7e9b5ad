'use client'; // Client component: reads the browser's time zones and clock.
import { useEffect, useState } from 'react';
import { formatWindow } from '#domain/calendar/format-window.ts';
import { eventDay } from '#domain/catalogue/event-date.ts';
import { codeText } from '#domain/events/event-code.ts';
import type { EventPlan } from '#domain/events/plan/event-plan.ts';
import { formatMinute } from '#domain/shared/date.ts';
import { inLanguage } from '#domain/shared/language.ts';
import styles from '#web/features/event-form/event-form.module.css';
import type { FormContext, KnownEvent } from '#web/features/event-form/form-context.ts';
import { fill } from '#web/i18n/fill.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { Check } from '#web/ui/media/icons.tsx';
import { ChoiceField, ClockField } from './plan-fields.tsx';
import type { SectionProps } from './section.ts';

type Props = SectionProps & { plan: EventPlan; code: number | undefined; fixedCode: number | undefined; rival: KnownEvent | undefined };

/** Edits the event window and the entry period, in the event's time zone. */
export function WindowSection({ context, typed, change, textOf, plan, code, fixedCode, rival }: Props) {
  const { words, locale } = context;
  const isLater = rival && Date.parse(rival.startsAt) > Date.parse(plan.startsAt);
  const clash =
    rival &&
    fill(isLater ? words.opensOther : words.runsOther, {
      event: inLanguage(rival.title, locale),
      time: formatMinute(new Date(isLater ? rival.startsAt : rival.endsAt), typed.zone),
    });
  const hasNoCode = code === undefined && plan.startsAt !== ''; // A day in another century has no event code.
  const wrongCode = hasNoCode ? words.fieldErrors.any['not-a-day'] : fixedCode === undefined ? takenText(context, code) : undefined;
  const opensError = rival && !isLater ? clash : (wrongCode ?? (rival ? undefined : textOf('startsAt')));
  return (
    <section className={styles.part} aria-labelledby="part-window">
      <div className={styles.head}>
        <h2 id="part-window">{words.parts.window}</h2>
        <ZoneHint context={context} zone={typed.zone} plan={plan} />
      </div>
      <ClockField
        label={words.opens}
        timeLabel={words.opensTime}
        value={typed.starts}
        error={opensError}
        help={code !== undefined && <CodeNote context={context} code={code} fixed={fixedCode !== undefined} />}
        onChange={(starts) => change({ starts })}
      />
      <ClockField
        label={words.closes}
        timeLabel={words.closesTime}
        value={typed.ends}
        error={isLater ? clash : textOf('endsAt')}
        onChange={(ends) => change({ ends })}
      />
      <Zones {...{ context, typed, change, textOf }} />
      <div className={styles.choice}>
        <b>{words.entry}</b>
        <div className={styles.switch}>
          <Switch
            label={words.entry}
            on={typed.entry !== null}
            aria-describedby="entry-note"
            onClick={() => change({ entry: typed.entry ? null : { opens: typed.starts, closes: typed.ends } })}
          />
          <span id="entry-note" className={styles.help}>
            {typed.entry ? words.entryOwn : words.entryNone}
          </span>
        </div>
      </div>
      {typed.entry && (
        <>
          <ClockField
            label={words.entryOpens}
            timeLabel={words.entryOpensTime}
            value={typed.entry.opens}
            error={textOf('entry.opensAt')}
            onChange={(opens) => typed.entry && change({ entry: { ...typed.entry, opens } })}
          />
          <ClockField
            label={words.entryCloses}
            timeLabel={words.entryClosesTime}
            value={typed.entry.closes}
            error={textOf('entry') ?? textOf('entry.closesAt')}
            onChange={(closes) => typed.entry && change({ entry: { ...typed.entry, closes } })}
          />
        </>
      )}
    </section>
  );
}

/** Returns why an event code is unavailable, or undefined for a free code. */
function takenText({ words, ground, taken, free, locale }: FormContext, code: number | undefined): string | undefined {
  if (code === undefined) return undefined;
  if (taken.includes(code)) {
    const event = inLanguage(ground.events.find(({ id }) => id === code)?.title, locale);
    return fill(event === undefined ? words.codeTakenBare : words.codeTaken, { code: codeText(code), event: event ?? '' });
  }
  return free === null || free.includes(code)
    ? undefined
    : fill(words.fieldErrors.any['not-granted'], { days: free.map(eventDay).join(words.stale.join) });
}

const CodeNote = ({ context: { words }, code, fixed }: { context: FormContext; code: number; fixed: boolean }) =>
  fixed ? (
    fill(words.codeOwn, { code: codeText(code) })
  ) : (
    <span className={styles.good}>
      <Check data-icon="s" aria-hidden />
      {fill(words.codeFree, { code: codeText(code) })}
    </span>
  );

/** Shows the event's time zone, and the event window in the organiser's time zone. */
function ZoneHint({ context: { words }, zone, plan }: { context: FormContext; zone: string; plan: EventPlan }) {
  const [here, setHere] = useState<string>();
  useEffect(() => setHere(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  if (here === undefined) return <span className={`num ${styles.help}`}>{zone}</span>;
  if (here === zone) return <span className={`num ${styles.help}`}>{fill(words.zoneSame, { zone })}</span>;
  if (plan.startsAt === '' || plan.endsAt === '') return <span className={`num ${styles.help}`}>{zone}</span>;
  const [from, to] = formatWindow(plan, here);
  return <span className={`num ${styles.help}`}>{fill(words.zoneHint, { zone, here, from, to })}</span>;
}

function Zones({ context: { words, siteZone }, typed: { zone }, change, textOf }: SectionProps) {
  const [known, setKnown] = useState<readonly string[]>([]);
  useEffect(() => setKnown([Intl.DateTimeFormat().resolvedOptions().timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')]), []);
  return (
    <ChoiceField label={words.zone} value={zone} error={textOf('zone')} onChoose={(chosen) => change({ zone: chosen })}>
      {[...new Set([zone, siteZone, ...known])].map((each) => (
        <option key={each} value={each}>
          {each.replaceAll('_', ' ')}
        </option>
      ))}
    </ChoiceField>
  );
}

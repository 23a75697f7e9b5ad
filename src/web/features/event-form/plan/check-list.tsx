import { Check, CircleAlert, Info } from 'lucide-react';
import Link from 'next/link';
import { eventRoute } from '#domain/catalogue/routes.ts';
import type { EventPlan } from '#domain/events/plan/event-plan.ts';
import { formatMinute } from '#domain/shared/date.ts';
import type { FormContext, KnownEvent } from '#web/features/event-form/form-context.ts';
import { countText, fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { type Check as Line, planChecks } from './plan-checks.ts';
import styles from './preview-card.module.css';

type Props = {
  context: FormContext;
  plan: EventPlan;
  fields: Readonly<Record<string, string>>;
  textOf: (field: string, error: string) => string;
  rival: KnownEvent | undefined;
};

/** Lists the validation results of the event plan, one line per part of the form. */
export function CheckList({ context, plan, fields, textOf, rival }: Props) {
  const { words } = context;
  return (
    <ul className={styles.checks} aria-label={words.checks.label}>
      {planChecks(plan, fields).map((line) => {
        const Icon = line.error ? CircleAlert : line.name === 'noStages' ? Info : Check;
        return (
          <li key={line.name} data-tone={line.error ? 'bad' : line.name === 'noStages' ? 'info' : 'good'}>
            <Icon aria-hidden />
            <span>{line.error ? <Wrong {...{ context, plan, line, textOf, rival }} /> : rightText(context, plan, line.name)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function rightText({ words: { checks }, locale }: FormContext, plan: EventPlan, name: Line['name']): string {
  if (name === 'boards') return countText(checks.boards, locale, plan.boards.length);
  if (name === 'teams') return countText(checks.teams, locale, plan.teams.length);
  return checks[name];
}

function Wrong({ context, plan, line, textOf, rival }: Pick<Props, 'context' | 'plan' | 'textOf' | 'rival'> & { line: Line }) {
  const { words, locale } = context;
  const [field = '', error = ''] = line.error ?? [];
  if (line.name === 'titles' && error === 'required') return words.checks.titlesMissing;
  if (line.name === 'window' && error === 'not-a-time') return words.checks.windowMissing;
  if (error !== 'window-taken' || !rival) return textOf(field, error);
  const isLater = Date.parse(rival.startsAt) > Date.parse(plan.startsAt);
  const time = formatMinute(new Date(isLater ? rival.startsAt : rival.endsAt), plan.zone);
  const [before, after] = fill(isLater ? words.checks.overlapsLater : words.checks.overlapsEarlier, { time }).split('{event}');
  return (
    <>
      {before}
      <Link className="link" href={localePath(locale, eventRoute(rival.id))} prefetch={false} target="_blank">
        {rival.title[locale]}
      </Link>
      {after}
    </>
  );
}

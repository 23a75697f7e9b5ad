import { eventRoute } from '#domain/catalogue/routes.ts';
import type { EventPlan } from '#domain/events/plan/event-plan.ts';
import { formatMinute } from '#domain/shared/date.ts';
import { inLanguage } from '#domain/shared/language.ts';
import type { FormContext, KnownEvent } from '#web/features/event-form/form-context.ts';
import { countText, fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { Check, CircleAlert, Info } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
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

function rightText({ words: { checks }, locale }: FormContext, plan: EventPlan, name: PlanCheck['name']): string {
  if (name === 'boards') return countText(checks.boards, locale, plan.boards.length);
  if (name === 'teams') return countText(checks.teams, locale, plan.teams.length);
  return checks[name];
}

function Wrong({ context, plan, line, textOf, rival }: Pick<Props, 'context' | 'plan' | 'textOf' | 'rival'> & { line: PlanCheck }) {
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
      <Link className="link" href={localePath(locale, eventRoute(rival.id))} target="_blank">
        {inLanguage(rival.title, locale)}
      </Link>
      {after}
    </>
  );
}

type CheckName = 'titles' | 'stages' | 'boards' | 'noStages' | 'teams' | 'area' | 'window' | 'entry' | 'blind' | 'description';

/** Line in the checklist: the part of the plan that was checked, and the field and code of its first error. */
type PlanCheck = { readonly name: CheckName; readonly error: readonly [field: string, error: string] | undefined };

/** Returns the checklist for a plan, with the first error in each part. Skips unused parts without errors. */
function planChecks(plan: EventPlan, fields: Readonly<Record<string, string>>): PlanCheck[] {
  const wrongIn = (...parts: string[]) => Object.entries(fields).find(([field]) => parts.includes(field.split('.')[0] ?? ''));
  const line = (name: CheckName, isThere: boolean, ...parts: string[]): PlanCheck[] => {
    const error = wrongIn(...parts);
    return isThere || error ? [{ name, error }] : [];
  };
  const ground = plan.boards.length > 0 ? 'boards' : plan.stages.length > 0 ? 'stages' : 'noStages';
  return [
    ...line('titles', true, 'title'),
    ...line(ground, true, 'stages', 'boards'),
    ...line('teams', plan.style !== 'standard', 'teams'),
    ...line('area', plan.style === 'area', 'area'),
    ...line('blind', plan.blind, 'blind'),
    ...line('description', plan.description !== null, 'description'),
    ...line('entry', plan.entry !== null, 'entry'),
    ...line('window', true, 'code', 'startsAt', 'endsAt', 'zone', 'type'),
  ];
}

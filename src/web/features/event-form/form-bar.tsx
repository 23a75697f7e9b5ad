'use client'; // Client component: asks for confirmation before the event is opened.
import { useEffect, useState } from 'react';
import { formatWindow } from '#domain/calendar/format-window.ts';
import { codeText } from '#domain/events/event-code.ts';
import type { EventPlan } from '#domain/events/plan/event-plan.ts';
import { inLanguage } from '#domain/shared/language.ts';
import { fill } from '#web/i18n/fill.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog, DialogButtons } from '#web/ui/page/dialog.tsx';
import styles from './event-form.module.css';
import barStyles from './form-bar.module.css';
import type { FormContext } from './form-context.ts';

type Props = {
  context: FormContext;
  plan: EventPlan;
  code: number | undefined;
  busy: 'saving' | 'opening' | undefined;
  mayOpen: boolean;
  onSave: () => void;
  onRefuse: () => void;
  onOpen: () => void;
};

/** Renders the save button, and the open button, which first shows a summary of what becomes public. */
export function FormBar({ context, plan, code, busy, mayOpen, onSave, onRefuse, onOpen }: Props) {
  const { words, locale, ground } = context;
  const [asking, ask] = useState(false);
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const [from, to] = mayOpen ? formatWindow(plan, plan.zone) : ['', ''];
  const teams = plan.teams.flatMap((id) => inLanguage(ground.teams.find((team) => team.id === id)?.name, locale) ?? []);
  const facts = [
    [words.opened.code, code === undefined ? '' : codeText(code)],
    [words.opened.window, `${from} – ${to} (${plan.zone})`],
    [words.opened.stages, String(plan.stages.length + plan.boards.length)],
    ...(teams.length > 0 ? [[words.opened.teams, teams.join(' × ')]] : []),
  ] as const;
  return (
    <div className={barStyles.bar}>
      <p className={styles.help}>{words.bar.note}</p>
      <Button variant="ghost" busy={busy === 'saving'} disabled={!isReady} data-waiting={!isReady || undefined} onClick={onSave}>
        {busy === 'saving' ? words.bar.saving : words.bar.save}
      </Button>
      <Button
        variant={mayOpen ? 'primary' : 'default'}
        busy={busy === 'opening'}
        disabled={!isReady}
        data-waiting={!isReady || undefined}
        onClick={() => (mayOpen ? ask(true) : onRefuse())}
      >
        {busy === 'opening' ? words.bar.opening : words.bar.open}
      </Button>
      <Dialog open={asking} onClose={() => ask(false)} label={words.bar.open}>
        <div className={barStyles.ask}>
          <h2>{fill(words.opened.ask, { event: inLanguage(plan.title, locale) })}</h2>
          <p>{words.opened.text}</p>
        </div>
        <dl className={barStyles.facts}>
          {facts.map(([term, value]) => (
            <div key={term} className={barStyles.fact}>
              <dt>{term}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
        <DialogButtons>
          <Button data-first onClick={() => ask(false)}>
            {words.opened.cancel}
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              ask(false);
              onOpen();
            }}
          >
            {words.opened.confirm}
          </Button>
        </DialogButtons>
      </Dialog>
    </div>
  );
}

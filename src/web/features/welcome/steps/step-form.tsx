'use client'; // Client component: stores the choice through the API and goes on to the next step.
import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { RIVALS_TO_PICK, type WelcomeStep } from '#domain/welcome/steps.ts';
import type { WelcomeWords } from '#web/features/welcome/welcome-words.ts';
import { countText, fill } from '#web/i18n/fill.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Form, type FormAnswer, FormCallout, SubmitButton } from '#web/ui/form/form.tsx';
import { ArrowRight } from '#web/ui/media/icons.tsx';
import { sendStep } from './send-step.ts';
import styles from './step-form.module.css';

type Props = {
  step: Exclude<WelcomeStep, 'post'>;
  words: Pick<WelcomeWords, 'layout' | 'games' | 'rivals'>;
  locale: Language;
  backHref?: string | undefined;
  nextHref: string;
  /** The offered rivals that are already chosen. */
  rivals?: readonly string[];
  /** The options, as native inputs. */
  children: ReactNode;
};

const ticksOf = (form: ParentNode | null) => [...(form?.querySelectorAll<HTMLInputElement>('input[type=checkbox]:checked') ?? [])];

/**
 * Renders one step with options. Choices stay on the device until they are stored. Of the rivals, at most two are
 * ticked: one more replaces another.
 */
export function StepForm({ step, words: { layout, games, rivals: rivalWords }, locale, backHref, nextHref, rivals = [], children }: Props) {
  const holder = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState<number>();
  useEffect(() => setCount(ticksOf(holder.current).length), []); // After the form has restored the draft.

  const tick = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const ticks = ticksOf(holder.current);
    if (step === 'rivals' && ticks.length > RIVALS_TO_PICK) {
      const replaced = ticks.find((each) => each !== (target as unknown as HTMLInputElement));
      if (replaced) replaced.checked = false;
    }
    setCount(ticksOf(holder.current).length);
  };
  const send = async (values: FormData): Promise<FormAnswer> => {
    const answer = await sendStep(step, values, rivals);
    if (!answer.ok) return { callout: answer.status === 403 ? layout.notAllowed : layout.notSaved };
    location.assign(nextHref);
    return {};
  };
  return (
    <div ref={holder} data-start="">
      <Form onSend={send} onChange={tick} draft={`welcome-${step}`}>
        <FormCallout />
        {children}
        <div className={styles.actions}>
          {backHref && (
            <ButtonLink variant="line" href={backHref}>
              {layout.back}
            </ButtonLink>
          )}
          <SubmitButton variant="primary" busyLabel={layout.saving}>
            {layout.next}
            <ArrowRight data-icon="s" aria-hidden />
          </SubmitButton>
          {step !== 'stages' && (
            <span className={styles.hint} role="status">
              {count === undefined ? '' : step === 'rivals' ? rivalsHint(rivalWords.chosen, count) : gamesHint(games, locale, count)}
            </span>
          )}
        </div>
      </Form>
    </div>
  );
}

const rivalsHint = (text: string, count: number) => fill(text, { count, most: RIVALS_TO_PICK });

const gamesHint = ({ chosen, none }: WelcomeWords['games'], locale: Language, count: number) =>
  count === 0 ? none : countText(chosen, locale, count);

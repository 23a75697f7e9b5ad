'use client'; // Client component, because it submits the form and shows errors beside the fields.
import { type ComponentProps, createContext, type FormEvent, use, useCallback, useEffect, useRef, useState } from 'react';
import { Callout, type CalloutTone } from '#web/ui/page/callout.tsx';
import { Button } from './button.tsx';
import { dropDraft, restoreDraft, saveDraft } from './form-draft.ts';

/** The result of submitting a form: messages by field name, and one message for the whole form. */
export type FormAnswer = {
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly callout?: string | undefined;
  readonly tone?: CalloutTone | undefined;
};

type State = { readonly ready: boolean; readonly busy: boolean; readonly answer: FormAnswer; readonly mended: readonly string[] };
const IDLE: State = { ready: false, busy: false, answer: {}, mended: [] };
const FormState = createContext(IDLE);
const MendField = createContext<(name: string) => void>(() => {});

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'action' | 'method' | 'noValidate' | 'ref'> & {
  onSend: (values: FormData) => Promise<FormAnswer>;
  /** The name under which input is stored until the form is sent. */
  draft?: string | undefined;
};

/**
 * A form that only a script submits, and not before hydration, because a native submit would lose the input. Input is
 * preserved whatever the result. The first invalid field receives the focus, otherwise the callout.
 */
export function Form({ onSend, draft, ...rest }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(IDLE);
  const { busy, answer } = state;

  useEffect(() => setState((before) => ({ ...before, ready: true })), []);

  useEffect(() => {
    if (draft && form.current) restoreDraft(draft, form.current);
  }, [draft]);

  useEffect(() => {
    if (!answer.fields && !answer.callout) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find('[data-form-callout]'))?.focus();
  }, [answer]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setState({ ...state, busy: true });
    const sent = event.currentTarget;
    const answered = withCallout(await onSend(new FormData(sent)), sent);
    if (draft && isTaken(answered)) dropDraft(draft);
    setState({ ready: true, busy: false, answer: answered, mended: [] });
  };
  const mend = useCallback((name: string) => {
    setState((before) => {
      const isWrong = before.answer.fields?.[name] !== undefined && !before.mended.includes(name);
      return isWrong ? { ...before, mended: [...before.mended, name] } : before;
    });
  }, []);
  const type = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (draft) saveDraft(draft, currentTarget);
    mend((target as HTMLInputElement).name);
  };

  return (
    <FormState value={state}>
      <MendField value={mend}>
        <form {...rest} ref={form} method="post" noValidate onSubmit={send} onInput={type} aria-busy={busy || undefined} />
      </MendField>
    </FormState>
  );
}

// Turns the error of a field without a control into the message for the whole form so that it is not hidden.
function withCallout(answer: FormAnswer, form: HTMLFormElement): FormAnswer {
  const unseen = Object.entries(answer.fields ?? {}).find(([name]) => form.elements.namedItem(name) === null);
  return unseen ? { ...answer, callout: answer.callout ?? unseen[1] } : answer;
}

const isTaken = ({ fields, callout, tone }: FormAnswer) => !fields && (callout === undefined || tone === 'good');

/** Returns the error of a field until the user edits the field. */
export function useFieldError(name: string): string | undefined {
  const { answer, mended } = use(FormState);
  return mended.includes(name) ? undefined : answer.fields?.[name];
}

/** Returns whether the form is being sent. */
export const useIsSending = (): boolean => use(FormState).busy;

/** Returns a function that clears the error of a field that has no control of its own, such as an uploaded picture. */
export const useMendField = (): ((name: string) => void) => use(MendField);

/**
 * Shows the message about the whole form: the result of submitting or, before that, the page's own message (`first`).
 */
export function FormCallout({ first }: { first?: { readonly text: string; readonly tone?: CalloutTone } | undefined }) {
  const { answer } = use(FormState);
  const text = answer.callout ?? first?.text;
  const tone = (answer.callout === undefined ? first?.tone : answer.tone) ?? 'bad';
  return (
    text && (
      <Callout tone={tone} role={tone === 'bad' ? 'alert' : 'status'} tabIndex={-1} data-form-callout>
        {text}
      </Callout>
    )
  );
}

/** Submits its form. While the form is being sent, shows the busy label and cannot be clicked again. */
export function SubmitButton({ busyLabel, children, ...rest }: ComponentProps<typeof Button> & { busyLabel: string }) {
  const { ready, busy } = use(FormState);
  return (
    <Button {...rest} type="submit" busy={busy} disabled={!ready} data-waiting={!ready || undefined}>
      {busy ? busyLabel : children}
    </Button>
  );
}

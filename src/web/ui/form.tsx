'use client'; // it sends, waits, and says what is wrong where it is wrong
import { type ComponentProps, createContext, type FormEvent, use, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { dropDraft, restoreDraft, saveDraft } from './form-draft.ts';
import { Notice, type NoticeTone } from './notice.tsx';

/** What came of sending: sentences beside fields, by their name, and one for the whole form. */
export type FormAnswer = {
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly notice?: string | undefined;
  readonly tone?: NoticeTone | undefined;
};

type State = { readonly ready: boolean; readonly busy: boolean; readonly answer: FormAnswer; readonly mended: readonly string[] };
const IDLE: State = { ready: false, busy: false, answer: {}, mended: [] };
const FormState = createContext(IDLE);
const MendField = createContext<(name: string) => void>(() => {});

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'action' | 'method' | 'noValidate' | 'ref'> & {
  onSend: (values: FormData) => Promise<FormAnswer>;
  /** A name under which what is typed is kept until it is sent. */
  draft?: string | undefined;
};

/**
 * A form that is sent by script, and not before the script is there: the browser's own way would lose what was typed.
 * What was typed stays, whatever the answer; the first wrong field, else the notice, takes the focus.
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
    if (!answer.fields && !answer.notice) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find('[data-form-notice]'))?.focus();
  }, [answer]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setState({ ...state, busy: true });
    const sent = event.currentTarget;
    const answered = withNotice(await onSend(new FormData(sent)), sent);
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

// What is wrong with a field that nobody sees is said of the whole form: no refusal may be silent.
function withNotice(answer: FormAnswer, form: HTMLFormElement): FormAnswer {
  const unseen = Object.entries(answer.fields ?? {}).find(([name]) => form.elements.namedItem(name) === null);
  return unseen ? { ...answer, notice: answer.notice ?? unseen[1] } : answer;
}

const isTaken = ({ fields, notice, tone }: FormAnswer) => !fields && (notice === undefined || tone === 'good');

/** What is wrong with the field of this name, if anything; nothing any more once it is being mended. */
export function useFieldError(name: string): string | undefined {
  const { answer, mended } = use(FormState);
  return mended.includes(name) ? undefined : answer.fields?.[name];
}

/** Clears the error of a field whose value is not typed into a control of that name, such as an uploaded picture. */
export const useMendField = (): ((name: string) => void) => use(MendField);

/** The sentence about the whole form: the answer's, or until there is one the page's own. */
export function FormNotice({ first }: { first?: { readonly text: string; readonly tone?: NoticeTone } | undefined }) {
  const { answer } = use(FormState);
  const text = answer.notice ?? first?.text;
  const tone = (answer.notice === undefined ? first?.tone : answer.tone) ?? 'bad';
  return (
    text && (
      <Notice tone={tone} role={tone === 'bad' ? 'alert' : 'status'} tabIndex={-1} data-form-notice>
        {text}
      </Notice>
    )
  );
}

/** Sends the form it stands in; while that lasts it says so and cannot be pressed again. */
export function SubmitButton({ busyLabel, children, ...rest }: ComponentProps<typeof Button> & { busyLabel: string }) {
  const { ready, busy } = use(FormState);
  return (
    <Button {...rest} type="submit" busy={busy} disabled={!ready} data-waiting={!ready || undefined}>
      {busy ? busyLabel : children}
    </Button>
  );
}

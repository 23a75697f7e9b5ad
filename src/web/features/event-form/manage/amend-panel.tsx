'use client'; // Client component: amends through the API and retains the typed reasons after any response.
import { useRouter } from 'next/navigation';
import { inEveryLanguage, LANGUAGES, type Language } from '#domain/shared/language.ts';
import type { FormWords } from '#web/features/event-form/form-context.ts';
import { errorText } from '#web/features/event-form/plan/plan-words.ts';
import { fill } from '#web/i18n/fill.ts';
import { Form, FormCallout, SubmitButton } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { amendEvent } from './event-calls.ts';
import styles from './manage.module.css';

type Move = { readonly key: number; readonly name: string; readonly from: number | null; readonly to: number | null };
type Props = {
  code: number;
  frozenAt: string;
  sha256: string;
  amendments: readonly { readonly number: number; readonly at: string; readonly reason: string }[];
  moves: readonly Move[] | null; // Null when today's records still produce the frozen result.
  languageNames: Readonly<Record<Language, string>>;
  words: FormWords;
};

const REASON_LIMIT = '256';

/**
 * Shows the frozen result and its amendments. Adds a form for a new amendment when today's records produce another
 * result.
 */
export function AmendPanel({ code, frozenAt, sha256, amendments, moves, languageNames, words }: Props) {
  const { amend } = words.manage;
  const router = useRouter();
  const send = async (values: FormData) => {
    const answer = await amendEvent(
      code,
      inEveryLanguage((lang) => String(values.get(`reason.${lang}`) ?? '')),
    );
    if ('value' in answer) {
      router.refresh();
      return { callout: fill(amend.done, { number: answer.value.number }), tone: 'good' as const };
    }
    const { error, fields } = answer.refused;
    const any: Readonly<Record<string, string>> = words.fieldErrors.any;
    const textOf = (text: string) => fill(any[text] ?? words.fieldErrors.any.other, { limit: REASON_LIMIT });
    if (Object.keys(fields).length > 0)
      return { fields: Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, textOf(text)])) };
    return { callout: errorText(words, error) };
  };
  return (
    <section className={`card ${styles.card}`} aria-labelledby="amend">
      <h2 id="amend">{amend.title}</h2>
      <p>{fill(amend.frozen, { time: frozenAt })}</p>
      <p>
        {amend.hash} <br />
        <code className={styles.hash}>{sha256}</code>
      </p>
      {amendments.length > 0 && (
        <>
          <h3>{amend.list}</h3>
          <ol className={styles.past}>
            {amendments.map(({ number, at, reason }) => (
              <li key={number}>
                <b>{fill(amend.item, { number, time: at })}</b> {reason}
              </li>
            ))}
          </ol>
        </>
      )}
      <Form onSend={send} className={styles.form} draft={`amend-${code}`}>
        <FormCallout />
        {moves ? (
          <>
            <p>{amend.lead}</p>
            <Moves moves={moves} words={words} />
            {LANGUAGES.map((lang) => (
              <TextField
                key={lang}
                name={`reason.${lang}`}
                lang={lang}
                label={fill(amend.reasonIn, { language: languageNames[lang] })}
                autoComplete="off"
              />
            ))}
            <div>
              <SubmitButton variant="primary" busyLabel={amend.busy}>
                {amend.button}
              </SubmitButton>
            </div>
          </>
        ) : (
          <p>{amend.nothing}</p>
        )}
      </Form>
    </section>
  );
}

function Moves({ moves, words: { manage } }: { moves: readonly Move[]; words: FormWords }) {
  const { amend } = manage;
  if (moves.length === 0) return <p>{amend.noMoves}</p>;
  const place = (rank: number | null) => (rank === null ? amend.unranked : String(rank));
  return (
    <div>
      <h3>{amend.moves}</h3>
      <ul className={styles.moves}>
        {moves.map(({ key, name, from, to }) => (
          <li key={key} className="num">
            {fill(amend.move, { name, from: place(from), to: place(to) })}
          </li>
        ))}
      </ul>
    </div>
  );
}

'use client'; // lines are typed, previewed, then applied
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { diffWords } from '#domain/texts/diff-words.ts';
import { fill } from '#web/i18n/fill.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout, Trouble } from '#web/ui/callout.tsx';
import { ChangedWords } from '#web/ui/changed-words.tsx';
import { Form, type FormAnswer, FormCallout, SubmitButton } from '#web/ui/form.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import styles from './admin.module.css';
import { type AdminWords, adminCall } from './admin-call.ts';
import { AdminSection } from './admin-section.tsx';

type Text = { readonly en: string; readonly ja: string };
type Change = { readonly kind: string; readonly id: number; readonly field: string; readonly before: Text | null; readonly after: Text };
type Preview = { readonly csv: string; readonly version: string; readonly changes: readonly Change[] };
type Wrong = { readonly lines?: readonly { readonly line: number; readonly code: keyof AdminWords['catalogue']['reasons'] }[] };

/** Names and notes of the catalogue: what would change is shown word by word before it is changed. */
export function CatalogueSection({ words }: { words: AdminWords }) {
  const router = useRouter();
  const [preview, setPreview] = useState<Preview>();
  const [done, setDone] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const { catalogue: said } = words;

  const look = async (values: FormData): Promise<FormAnswer> => {
    const csv = String(values.get('csv') ?? '');
    setDone(undefined);
    setRefused(undefined);
    const answer = await adminCall<Omit<Preview, 'csv'>>(words, 'POST', '/catalogue/preview', { json: { csv } });
    setPreview(answer.ok ? { csv, ...answer.body } : undefined);
    if (answer.ok) return {};
    const lines = (answer.body as Wrong | undefined)?.lines;
    if (!lines) return answer;
    return { fields: { csv: lines.map(({ line, code }) => fill(said.line, { line, reason: said.reasons[code] })).join(' ') } };
  };
  const apply = async ({ csv, version }: Preview) => {
    const answer = await adminCall<{ changed: number }>(words, 'PATCH', '/catalogue', { json: { csv }, base: version });
    setPreview(undefined);
    if (answer.ok) setDone(fill(said.done, { count: answer.body.changed }));
    else setRefused(answer.callout);
    router.refresh();
  };

  return (
    <AdminSection title={said.title} lead={said.lead}>
      <div className={styles.body}>
        <a className="link" href="/api/admin/exports/catalogue.csv" download>
          {said.file}
        </a>
        <Form onSend={look}>
          <TextAreaField name="csv" label={said.lines} rows={6} spellCheck={false} required />
          <FormCallout />
          <SubmitButton busyLabel={said.previewing}>{said.preview}</SubmitButton>
        </Form>
        {done && (
          <Callout tone="good" role="status">
            {done}
          </Callout>
        )}
        <Trouble>{refused}</Trouble>
        {preview && preview.changes.length === 0 && <Callout role="status">{said.nothing}</Callout>}
        {preview && preview.changes.length > 0 && (
          <>
            <h3>{said.changes}</h3>
            <ul className={styles.changes}>
              {preview.changes.map(({ kind, id, field, before, after }) => (
                <li key={`${kind}.${id}.${field}`}>
                  <code>{`${kind}.${id}.${field}`}</code>
                  {(['en', 'ja'] as const).map((lang) => (
                    <p key={lang} lang={lang}>
                      <ChangedWords pieces={diffWords(before?.[lang] ?? '', after[lang])} />
                    </p>
                  ))}
                </li>
              ))}
            </ul>
            <Button variant="primary" onClick={() => apply(preview)}>
              {fill(said.apply, { count: preview.changes.length })}
            </Button>
          </>
        )}
      </div>
    </AdminSection>
  );
}

'use client'; // Client component: previews the entered CSV lines before applying them.
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { LANGUAGES } from '#domain/shared/language.ts';
import { diffWords } from '#domain/texts/diff-words.ts';
import { fill } from '#web/i18n/fill.ts';
import type { BadLinesJson, NamesChangedJson, NamesPreviewJson } from '#web/server/answer/response-types.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Form, type FormAnswer, FormCallout, SubmitButton } from '#web/ui/form/form.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { Callout, Trouble } from '#web/ui/page/callout.tsx';
import { ChangedWords } from '#web/ui/page/changed-words.tsx';
import styles from './admin.module.css';
import { type AdminWords, adminCall } from './admin-call.ts';
import { AdminSection } from './admin-section.tsx';
import { ExportLink } from './export-link.tsx';

type Preview = NamesPreviewJson & { readonly csv: string };

/** Edits the names and notes in the catalogue. Shows a word-level diff before the change is applied. */
export function CatalogueSection({ words }: { words: AdminWords }) {
  const router = useRouter();
  const [preview, setPreview] = useState<Preview>();
  const [done, setDone] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const { catalogue: labels } = words;

  const loadPreview = async (values: FormData): Promise<FormAnswer> => {
    const csv = String(values.get('csv') ?? '');
    setDone(undefined);
    setRefused(undefined);
    const answer = await adminCall<NamesPreviewJson>(words, 'POST', '/catalogue/preview', { json: { csv } });
    setPreview(answer.ok ? { csv, ...answer.body } : undefined);
    if (answer.ok) return {};
    const lines = (answer.body as BadLinesJson | undefined)?.lines;
    if (!lines) return answer;
    return { fields: { csv: lines.map(({ line, code }) => fill(labels.line, { line, reason: labels.reasons[code] })).join(' ') } };
  };
  const apply = async ({ csv, version }: Preview) => {
    const answer = await adminCall<NamesChangedJson>(words, 'PATCH', '/catalogue', { json: { csv }, base: version });
    setPreview(undefined);
    if (answer.ok) setDone(fill(labels.done, { count: answer.body.changed }));
    else setRefused(answer.callout);
    router.refresh();
  };

  return (
    <AdminSection title={labels.title} lead={labels.lead}>
      <div className={styles.body}>
        <ExportLink href="/api/admin/exports/catalogue.csv" name={labels.file} words={words} />
        <Form onSend={loadPreview}>
          <TextAreaField name="csv" label={labels.lines} rows={6} spellCheck={false} required />
          <FormCallout />
          <SubmitButton busyLabel={labels.previewing}>{labels.preview}</SubmitButton>
        </Form>
        {done && (
          <Callout tone="good" role="status">
            {done}
          </Callout>
        )}
        <Trouble>{refused}</Trouble>
        {preview && preview.changes.length === 0 && <Callout role="status">{labels.nothing}</Callout>}
        {preview && preview.changes.length > 0 && (
          <>
            <h3>{labels.changes}</h3>
            <ul className={styles.changes}>
              {preview.changes.map(({ kind, id, field, before, after }) => (
                <li key={`${kind}.${id}.${field}`}>
                  <code>{`${kind}.${id}.${field}`}</code>
                  {LANGUAGES.map((lang) => (
                    <p key={lang} lang={lang}>
                      <ChangedWords pieces={diffWords(before?.[lang] ?? '', after[lang] ?? '')} />
                    </p>
                  ))}
                </li>
              ))}
            </ul>
            <Button variant="primary" onClick={() => apply(preview)}>
              {fill(labels.apply, { count: preview.changes.length })}
            </Button>
          </>
        )}
      </div>
    </AdminSection>
  );
}

import { useId } from 'react';
import type { KeywordVersion } from '#domain/keywords/assess-edit.ts';
import type { KeywordCategory } from '#domain/keywords/categories.ts';
import { KEYWORD_LIMITS } from '#domain/keywords/limits.ts';
import type { Language } from '#domain/shared/language.ts';
import { READING_LANGUAGE } from '#domain/shared/language-traits.ts';
import styles from '#web/features/keyword-editor/editor.module.css';
import type { EditorContext } from '#web/features/keyword-editor/editor-context.ts';
import { controlProps, Field } from '#web/ui/form/field.tsx';
import { useFieldError, useIsSending } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Counter } from './counter.tsx';

type Props = { context: EditorContext; lang: Language; version: KeywordVersion; onChange: (part: Partial<KeywordVersion>) => void };

/** Renders the single-line fields of an entry. */
export function Fields({ context, lang, version, onChange }: Props) {
  const { words, categories, offered } = context;
  const id = useId();
  const categoryError = useFieldError('category');
  const isSending = useIsSending();
  const line = (name: 'name' | 'reading' | 'tag', spoken: Language, help?: string) => (
    <TextField
      name={name}
      lang={spoken}
      label={words.fields[name]}
      hint={<Counter text={version[name]} limit={KEYWORD_LIMITS[name]} words={words} />}
      help={help}
      value={version[name]}
      autoComplete="off"
      readOnly={isSending}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
  return (
    <div className={styles.fields}>
      {line('name', lang)}
      {line('reading', READING_LANGUAGE, words.readingHelp)}
      <Field id={id} label={words.fields.category} error={categoryError}>
        <select
          {...controlProps(id, categoryError, undefined)}
          name="category"
          value={version.category}
          disabled={isSending}
          onChange={({ target }) => onChange({ category: target.value as KeywordCategory })}
        >
          {offered.map((category) => (
            <option key={category} value={category}>
              {categories[category]}
            </option>
          ))}
        </select>
      </Field>
      {line('tag', lang, words.tagHelp)}
    </div>
  );
}

import { Fragment } from 'react';
import { countText, listMark } from '#web/i18n/fill.ts';
import { useFieldError } from '#web/ui/form/form.tsx';
import { Callout } from '#web/ui/page/callout.tsx';
import styles from './editor.module.css';
import { type EditorContext, VERSION_FIELDS } from './editor-context.ts';

/** Shows the number of invalid fields, with links that focus them. */
export function ErrorSummary({ context: { words, locale } }: { context: EditorContext }) {
  const errors = {
    name: useFieldError('name'),
    reading: useFieldError('reading'),
    category: useFieldError('category'),
    tag: useFieldError('tag'),
    text: useFieldError('text'),
  };
  const wrong = VERSION_FIELDS.filter((field) => errors[field] !== undefined);
  if (wrong.length === 0) return null;
  return (
    <Callout tone="bad" role="alert">
      {countText(words.summary, locale, wrong.length)}
      {wrong.map((field, at) => (
        <Fragment key={field}>
          {at === 0 ? ' ' : listMark(locale)}
          <button type="button" className={`link ${styles.jump}`} onClick={({ currentTarget }) => focusField(currentTarget.form, field)}>
            {words.fields[field]}
          </button>
        </Fragment>
      ))}
    </Callout>
  );
}

function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

'use client'; // Client component: uses the clipboard API.
import { useId, useState } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { controlProps, Field } from '#web/ui/form/field.tsx';
import { Check, Copy } from '#web/ui/media/icons.tsx';
import styles from './widget-builder.module.css';

type Props = { label: string; text: string; words: { readonly copy: string; readonly copied: string } };

/** A text to copy: with a button, or by hand where the browser does not allow it. */
export function CopyField({ label, text, words }: Props) {
  const id = useId();
  const [copied, setCopied] = useState<string>();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => {}, // Not allowed: the text can be selected.
    );
  const isCopied = copied === text;
  return (
    <Field id={id} label={label} error={undefined}>
      <div className={styles.copy}>
        <input {...controlProps(id, undefined, undefined)} readOnly value={text} onFocus={({ target }) => target.select()} translate="no" />
        <Button variant="line" onClick={copy} aria-label={`${words.copy}: ${label}`}>
          {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
          {words.copy}
        </Button>
      </div>
      <output className="sr">{isCopied && words.copied}</output>
    </Field>
  );
}

import { useId } from 'react';
import styles from '#web/features/event-form/event-form.module.css';
import type { Locale } from '#web/i18n/locales.ts';
import { controlProps, Field } from '#web/ui/form/field.tsx';
import { counter } from './plan-fields.tsx';
import type { SectionProps } from './section.ts';

/** Edits the event description in both languages. The preview beside the form shows the text. */
export function DescriptionSection(props: SectionProps) {
  const { words } = props.context;
  return (
    <section className={styles.part} aria-labelledby="part-description">
      <div className={styles.head}>
        <h2 id="part-description">{words.parts.description}</h2>
        <span className={styles.help}>{words.descriptionLead}</span>
      </div>
      <TextBox {...props} lang="en" label={words.descriptionEn} />
      <TextBox {...props} lang="ja" label={words.descriptionJa} />
    </section>
  );
}

function TextBox({ context: { words, limits }, typed, change, textOf, lang, label }: SectionProps & { lang: Locale; label: string }) {
  const id = useId();
  const error = textOf(`description.${lang}`);
  const text = typed.description[lang];
  return (
    <div className={styles.text}>
      <Field id={id} label={label} error={error} hint={<span className="num">{counter(words.count, text, limits.description)}</span>}>
        <textarea
          {...controlProps(id, error, undefined)}
          lang={lang}
          rows={8}
          value={text}
          onChange={({ target }) => change({ description: { ...typed.description, [lang]: target.value } })}
        />
      </Field>
    </div>
  );
}

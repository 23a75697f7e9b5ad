import { useId } from 'react';
import { LANGUAGES, type Language } from '#domain/shared/language.ts';
import styles from '#web/features/event-form/event-form.module.css';
import { fill } from '#web/i18n/fill.ts';
import { controlProps, Field } from '#web/ui/form/field.tsx';
import { counter } from './plan-fields.tsx';
import type { SectionProps } from './section.ts';

/** Edits the event description in every language. The preview beside the form shows the text. */
export function DescriptionSection(props: SectionProps) {
  const { words, languageNames } = props.context;
  return (
    <section className={styles.part} aria-labelledby="part-description">
      <div className={styles.head}>
        <h2 id="part-description">{words.parts.description}</h2>
        <span className={styles.help}>{words.descriptionLead}</span>
      </div>
      {LANGUAGES.map((lang) => (
        <TextBox key={lang} {...props} lang={lang} label={fill(words.descriptionIn, { language: languageNames[lang] })} />
      ))}
    </section>
  );
}

function TextBox({ context: { words, limits }, typed, change, textOf, lang, label }: SectionProps & { lang: Language; label: string }) {
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

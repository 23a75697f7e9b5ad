import { type ComponentProps, type ReactNode, useId } from 'react';
import { countCharacters } from '#domain/shared/characters.ts';
import { LANGUAGES, type Language } from '#domain/shared/language.ts';
import type { ClockTime } from '#domain/shared/zoned-moment.ts';
import styles from '#web/features/event-form/event-form.module.css';
import type { FormContext } from '#web/features/event-form/form-context.ts';
import type { TypedTexts } from '#web/features/event-form/plan/typed-plan.ts';
import { fill } from '#web/i18n/fill.ts';
import { controlProps, Field } from '#web/ui/form/field.tsx';

type TextLineProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange'> & {
  label: string;
  hint?: ReactNode;
  help?: ReactNode;
  error: string | undefined;
  onText: (text: string) => void;
};

export function TextLine({ label, hint, help, error, onText, ...input }: TextLineProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} help={help} error={error}>
      <input {...input} {...controlProps(id, error, help)} onChange={({ target }) => onText(target.value)} />
    </Field>
  );
}

/** Formats the number of characters in a text together with the limit. */
export const counter = (count: string, text: string, limit: number): string =>
  fill(count, { count: countCharacters(text.trim()).toLocaleString('en'), limit: limit.toLocaleString('en') });

type NameLinesProps = {
  context: FormContext;
  label: string; // With the placeholder {language}.
  names: TypedTexts;
  errorOf: (lang: Language) => string | undefined;
  onNames: (names: TypedTexts) => void;
};

/** Renders one name input per language. */
export const NameLines = ({ context: { words, limits, languageNames }, label, names, errorOf, onNames }: NameLinesProps) =>
  LANGUAGES.map((lang) => (
    <TextLine
      key={lang}
      lang={lang}
      label={fill(label, { language: languageNames[lang] })}
      hint={<span className="num">{counter(words.count, names[lang], limits.title)}</span>}
      value={names[lang]}
      autoComplete="off"
      error={errorOf(lang)}
      onText={(text) => onNames({ ...names, [lang]: text })}
    />
  ));

type ChoiceFieldProps = {
  label: string;
  value: string;
  error?: string | undefined;
  help?: ReactNode;
  onChoose: (value: string) => void;
  children: ReactNode;
};

export function ChoiceField({ label, value, error, help, onChoose, children }: ChoiceFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} help={help} error={error}>
      <select {...controlProps(id, error, help)} value={value} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </select>
    </Field>
  );
}

type ClockFieldProps = {
  label: string;
  timeLabel: string;
  value: ClockTime;
  error: string | undefined;
  help?: ReactNode;
  onChange: (value: ClockTime) => void;
};

/** Renders a pair of inputs for a date and a time. */
export function ClockField({ label, timeLabel, value, error, help, onChange }: ClockFieldProps) {
  const id = useId();
  const control = controlProps(id, error, help);
  return (
    <Field id={id} label={label} help={help} error={error}>
      <div className={styles.clock}>
        <input {...control} type="date" value={value.day} onChange={({ target }) => onChange({ ...value, day: target.value })} />
        <input
          {...control}
          id={undefined}
          type="time"
          aria-label={timeLabel}
          value={value.time}
          onChange={({ target }) => onChange({ ...value, time: target.value.slice(0, 5) })}
        />
      </div>
    </Field>
  );
}

import type { FormContext } from '#web/features/event-form/form-context.ts';
import { counter, TextLine } from './text-line.tsx';

type Names = Readonly<Record<'en' | 'ja', string>>;
type Props = {
  context: FormContext;
  labels: Names;
  names: Names;
  errorOf: (lang: 'en' | 'ja') => string | undefined;
  onNames: (names: Names) => void;
};

/** Renders one name input per language. */
export const NameLines = ({ context: { words, limits }, labels, names, errorOf, onNames }: Props) =>
  (['en', 'ja'] as const).map((lang) => (
    <TextLine
      key={lang}
      lang={lang}
      label={labels[lang]}
      hint={<span className="num">{counter(words.count, names[lang], limits.title)}</span>}
      value={names[lang]}
      autoComplete="off"
      error={errorOf(lang)}
      onText={(text) => onNames({ ...names, [lang]: text })}
    />
  ));

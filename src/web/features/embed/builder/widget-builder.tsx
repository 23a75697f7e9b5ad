'use client'; // Client component, because the address and the preview follow what is typed.
import { useState } from 'react';
import { addressPrefix, LANGUAGES, type Language } from '#domain/shared/language.ts';
import { EMBED_WIDTH, embedHeight } from '#domain/site/widgets/embed-size.ts';
import { iframeHtml } from '#domain/site/widgets/iframe-html.ts';
import {
  fieldsOf,
  isOverlay,
  WIDGET_KINDS,
  type WidgetChoice,
  type WidgetField,
  widgetAddress,
} from '#domain/site/widgets/widget-address.ts';
import { DEFAULT_ROWS, EMBED_THEMES, OVERLAY_SCALE, OVERLAY_THEMES, WIDGET_ROWS } from '#domain/site/widgets/widget-limits.ts';
import type { Messages } from '#web/i18n/messages.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useRested } from '#web/ui/use-rested.ts';
import { CopyField } from './copy-field.tsx';
import { StageNames } from './stage-names.tsx';
import styles from './widget-builder.module.css';

export type BuilderWords = Messages['embed']['builder'];
type Props = {
  site: string;
  name: string;
  locale: Language;
  languages: Readonly<Record<Language, string>>;
  words: BuilderWords;
  typed: WidgetChoice['typed'];
};

const SCALES = [OVERLAY_SCALE.least, 75, 100, 125, 150, 200, OVERLAY_SCALE.most];

/** Builds the address of an embed or overlay, with a preview and the text to copy. */
export function WidgetBuilder({ site, name, locale, languages, words, typed }: Props) {
  const [language, setLanguage] = useState(locale);
  const [choice, setChoice] = useState<WidgetChoice>({
    kind: 'embed/stage',
    typed,
    theme: 'auto',
    rows: String(DEFAULT_ROWS.embed),
    scale: '100',
  });
  const { kind, theme, rows, scale } = choice;
  const path = widgetAddress(choice);
  const src = path === undefined ? undefined : addressPrefix(language) + path;
  const shown = useRested(src ?? '');
  const isLive = isOverlay(kind);

  const change = (part: Partial<WidgetChoice>) => setChoice({ ...choice, ...part });
  const changeKind = (next: WidgetChoice['kind']) =>
    change({ kind: next, theme: isOverlay(next) ? 'dark' : 'auto', rows: String(DEFAULT_ROWS[isOverlay(next) ? 'overlay' : 'embed']) });
  const type = (field: WidgetField, text: string) => change({ typed: { ...choice.typed, [field]: text } });
  const counts = Array.from({ length: WIDGET_ROWS.most - WIDGET_ROWS.least + 1 }, (_, index) => String(WIDGET_ROWS.least + index));

  return (
    <div className={styles.builder}>
      <div className={styles.fields}>
        <SelectField
          name="kind"
          label={words.kind}
          options={WIDGET_KINDS.map((each) => [each, words.kinds[each]] as const)}
          value={kind}
          onChange={({ target }) => changeKind(target.value as WidgetChoice['kind'])}
        />
        {fieldsOf(kind).map(({ field, isNeeded }) => (
          <TextField
            key={field}
            name={field}
            label={words.fields[field]}
            hint={isNeeded ? undefined : words.optional}
            help={words.help[field]}
            list={field === 'stage' || field === 'total' ? `${field}-names` : undefined}
            autoComplete="off"
            value={choice.typed[field]}
            onChange={({ target }) => type(field, target.value)}
          />
        ))}
        <StageNames locale={locale} />
        <SelectField
          name="language"
          label={words.language}
          options={LANGUAGES.map((each) => [each, languages[each]] as const)}
          value={language}
          onChange={({ target }) => setLanguage(target.value as Language)}
        />
        <SelectField
          name="theme"
          label={words.theme}
          options={(isLive ? OVERLAY_THEMES : EMBED_THEMES).map((each) => [each, words.themes[each]] as const)}
          value={theme}
          onChange={({ target }) => change({ theme: target.value })}
        />
        {kind !== 'overlay/standing' && (
          <SelectField
            name="rows"
            label={words.rows}
            options={counts.map((count) => [count, count] as const)}
            value={rows}
            onChange={({ target }) => change({ rows: target.value })}
          />
        )}
        {isLive && (
          <SelectField
            name="scale"
            label={words.scale}
            options={SCALES.map((each) => [String(each), `${each}%`] as const)}
            value={scale}
            onChange={({ target }) => change({ scale: target.value })}
          />
        )}
      </div>
      <div className={styles.result}>
        {src === undefined ? (
          <p className={styles.empty}>{words.incomplete}</p>
        ) : (
          <>
            <iframe key={shown} className={styles.preview} data-overlay={isLive || undefined} src={shown || src} title={words.preview} />
            <CopyField label={words.address} text={site + src} words={words} />
            {!isLive && (
              <CopyField
                label={words.html}
                text={iframeHtml({ src: site + src, title: name, width: EMBED_WIDTH, height: embedHeight(Number(rows)) })}
                words={words}
              />
            )}
            {isLive && <p>{words.obs}</p>}
          </>
        )}
      </div>
    </div>
  );
}

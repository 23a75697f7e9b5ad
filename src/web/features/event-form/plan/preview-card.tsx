'use client'; // Client component: the preview depends on the input and the clock.
import { type ReactNode, useState } from 'react';
import type { EventPlan } from '#domain/events/plan/event-plan.ts';
import { formatDate } from '#domain/shared/date.ts';
import { LANGUAGES, type Language } from '#domain/shared/language.ts';
import type { FormContext, PreviewWords } from '#web/features/event-form/form-context.ts';
import { countText } from '#web/i18n/fill.ts';
import { SegmentedButtons } from '#web/ui/form/segmented-buttons.tsx';
import { EyeOff, Grid3x3, User, Users } from '#web/ui/media/icons.tsx';
import shared from '#web/ui/page/shared.module.css';
import { SceneryPanel } from '#web/ui/scenery/biomes/scenery-panel.tsx';
import { useLater } from '#web/ui/use-later.ts';
import { useRested } from '#web/ui/use-rested.ts';
import { PlanCountdown } from './plan-countdown.tsx';
import styles from './preview-card.module.css';

const STYLE_ICONS = { standard: User, teams: Users, area: Grid3x3 };

type Props = { context: FormContext; plan: EventPlan; code: number | undefined; children: ReactNode };

/** Renders a preview of the event in any language, with the validation results below. */
export function PreviewCard({ context, plan, code, children }: Props) {
  const { words, locale, previews } = context;
  const [lang, setLang] = useState(locale);
  const texts = previews[lang];
  const StyleIcon = STYLE_ICONS[plan.style];
  const scape = useLater(() => import('./plan-scape.tsx'));
  const stages = plan.stages.length + plan.boards.length;
  return (
    <aside className={styles.card} aria-label={words.preview.title}>
      <div className={styles.head}>
        <b>{words.preview.title}</b>
        <SegmentedButtons
          label={words.preview.language}
          items={LANGUAGES.map((value) => ({ value, label: previews[value].short, lang: value }))}
          chosen={lang}
          onChoose={setLang}
        />
      </div>
      <SceneryPanel scape={scape && <scape.EventScape key={code} code={code ?? 0} />}>
        <div className={styles.scene} lang={lang}>
          <p className={`${shared.muted} ${styles.over}`}>
            {texts.typeNames[plan.type]} {plan.startsAt !== '' && <span className="num">{formatDate(plan.startsAt.slice(0, 10))}</span>}
          </p>
          <p className={styles.title}>{plan.title[lang].trim() || texts.untitled}</p>
          <p className={styles.tags}>
            <span data-style>
              <StyleIcon data-icon="s" aria-hidden />
              {texts.styles[plan.style]}
            </span>
            <span>{countText(texts.preview.stages, lang, stages)}</span>
            {plan.blind && (
              <span>
                <EyeOff data-icon="s" aria-hidden />
                {texts.preview.blind}
              </span>
            )}
          </p>
        </div>
      </SceneryPanel>
      <PlanCountdown words={texts.preview} lang={lang} until={plan.startsAt} />
      <Description {...{ texts, lang }} text={plan.description?.[lang] ?? ''} />
      {children}
    </aside>
  );
}

function Description({ texts, lang, text }: { texts: PreviewWords; lang: Language; text: string }) {
  const markdown = useLater(() => import('#web/features/event-form/sections/text-preview.tsx'));
  const rested = useRested(text);
  if (rested.trim() === '' || !markdown) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be keyboard-focusable
    <section className={styles.text} aria-label={texts.preview.text} lang={lang} tabIndex={0}>
      <markdown.TextPreview text={rested} lang={lang} />
    </section>
  );
}

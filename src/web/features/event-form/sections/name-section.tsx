import styles from '#web/features/event-form/event-form.module.css';
import type { EventType } from '#web/features/event-form/form-context.ts';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { SegmentedButtons } from '#web/ui/form/segmented-buttons.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { EVENT_TYPE_STYLES } from '#web/ui/player/event-type-styles.ts';
import { NameLines } from './plan-fields.tsx';
import type { SectionProps } from './section.ts';

function typeCard(type: EventType, label: string) {
  const { Icon, colour } = EVENT_TYPE_STYLES[type];
  return {
    value: type,
    label,
    icon: <Icon data-icon="l" aria-hidden style={{ color: colour }} />,
  };
}

/** Edits the title, type, style and visibility of the event. */
export function NameSection({ context, typed, change, textOf }: SectionProps) {
  const { words, free, typeNames } = context;
  const types = free === null ? context.types : (['user-planned'] as const);
  return (
    <section className={styles.part} aria-labelledby="part-name">
      <h2 id="part-name">{words.parts.name}</h2>
      <NameLines
        context={context}
        label={words.titleIn}
        names={typed.title}
        errorOf={(lang) => textOf(`title.${lang}`)}
        onNames={(title) => change({ title })}
      />
      <div className={styles.full}>
        <RadioCards
          name="type"
          label={words.kind}
          items={types.map((type) => typeCard(type, typeNames[type]))}
          chosen={typed.type}
          onChoose={(type) => change({ type: type as EventType })}
        />
        {free !== null && <p className={styles.help}>{words.typeOwn}</p>}
        {textOf('type') && <p className={styles.error}>{textOf('type')}</p>}
      </div>
      <div className={styles.choice}>
        <b>{words.style}</b>
        <SegmentedButtons
          label={words.style}
          items={context.styles.map((style) => ({ value: style, label: words.styles[style] }))}
          chosen={typed.style}
          onChoose={(style) => change({ style })}
        />
      </div>
      <div className={styles.choice}>
        <b>{words.blind}</b>
        <div className={styles.switch}>
          <Switch label={words.blind} on={typed.blind} onClick={() => change({ blind: !typed.blind })} aria-describedby="blind-note" />
          <span id="blind-note" className={textOf('blind') ? styles.error : styles.help}>
            {textOf('blind') ?? (typed.blind ? words.blindOn : words.blindOff)}
          </span>
        </div>
      </div>
    </section>
  );
}

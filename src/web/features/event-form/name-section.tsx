import { Hourglass, MapPin, PencilRuler, Sparkles } from 'lucide-react';
import type { CSSProperties } from 'react';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { SegmentedButtons } from '#web/ui/segmented-buttons.tsx';
import { Switch } from '#web/ui/switch.tsx';
import styles from './event-form.module.css';
import type { EventType } from './form-frame.ts';
import type { SectionProps } from './section.ts';
import { counter, TextLine } from './text-line.tsx';

/** Each type by an icon and by a colour of the series, as on the calendar. */
const LOOKS = {
  limited: { icon: Hourglass, colour: 5 },
  'user-planned': { icon: PencilRuler, colour: 8 },
  offline: { icon: MapPin, colour: 2 },
  other: { icon: Sparkles, colour: 9 },
} as const;

function typeCard(type: EventType, label: string) {
  const { icon: Icon, colour } = LOOKS[type];
  return {
    value: type,
    label,
    icon: <Icon data-icon="l" aria-hidden style={{ color: `var(--series-${colour})` } as CSSProperties} />,
  };
}

/** What the event is called and what it is. */
export function NameSection({ frame, typed, change, say }: SectionProps) {
  const { words, limits, free } = frame;
  const types = free === null ? frame.types : (['user-planned'] as const);
  return (
    <section className={styles.part} aria-labelledby="part-name">
      <h2 id="part-name">{words.parts.name}</h2>
      {(['en', 'ja'] as const).map((lang) => (
        <TextLine
          key={lang}
          lang={lang}
          label={lang === 'en' ? words.titleEn : words.titleJa}
          hint={<span className="num">{counter(words.count, typed.title[lang], limits.title)}</span>}
          value={typed.title[lang]}
          autoComplete="off"
          error={say(`title.${lang}`)}
          onText={(text) => change({ title: { ...typed.title, [lang]: text } })}
        />
      ))}
      <div className={styles.full}>
        <RadioCards
          name="type"
          label={words.kind}
          items={types.map((type) => typeCard(type, words.types[type]))}
          chosen={typed.type}
          onChoose={(type) => change({ type: type as EventType })}
        />
        {free !== null && <p className={styles.help}>{words.typeOwn}</p>}
        {say('type') && <p className={styles.error}>{say('type')}</p>}
      </div>
      <div className={styles.choice}>
        <b>{words.style}</b>
        <SegmentedButtons
          label={words.style}
          items={frame.styles.map((style) => ({ value: style, label: words.styles[style] }))}
          chosen={typed.style}
          onChoose={(style) => change({ style })}
        />
      </div>
      <div className={styles.choice}>
        <b>{words.blind}</b>
        <div className={styles.switch}>
          <Switch label={words.blind} on={typed.blind} onClick={() => change({ blind: !typed.blind })} aria-describedby="blind-note" />
          <span id="blind-note" className={say('blind') ? styles.error : styles.help}>
            {say('blind') ?? (typed.blind ? words.blindOn : words.blindOff)}
          </span>
        </div>
      </div>
    </section>
  );
}

import type { EvidenceNeeds } from '#domain/catalogue/boards/evidence-needs.ts';
import styles from '#web/features/event-form/event-form.module.css';
import type { FormWords } from '#web/features/event-form/form-context.ts';
import { fill } from '#web/i18n/fill.ts';
import { ChoiceField } from './plan-fields.tsx';
import type { SectionProps } from './section.ts';

type Reach = EvidenceNeeds['video'];

const OFFERED: readonly Reach[] = [0, 1, 3, 5, 10, 20, 'every'];
const FIRST_OWN: EvidenceNeeds = { video: 3, image: 'every' };

/** Edits which records in the event need a video or an image. */
export function EvidenceSection({ context: { words }, typed: { evidence }, change, textOf }: SectionProps) {
  const set = (part: Partial<EvidenceNeeds>) => change({ evidence: { ...(evidence ?? FIRST_OWN), ...part } });
  return (
    <section className={styles.part} aria-labelledby="part-evidence">
      <h2 id="part-evidence">{words.parts.evidence}</h2>
      <div className={styles.full}>
        <ChoiceField
          label={words.evidence.label}
          value={evidence ? 'own' : 'default'}
          error={textOf('evidence')}
          onChoose={(kind) => change({ evidence: kind === 'own' ? FIRST_OWN : null })}
        >
          <option value="default">{words.evidence.default}</option>
          <option value="own">{words.evidence.own}</option>
        </ChoiceField>
      </div>
      {evidence &&
        (['video', 'image'] as const).map((kind) => (
          <ChoiceField
            key={kind}
            label={words.evidence[kind]}
            value={String(evidence[kind])}
            onChoose={(to) => set({ [kind]: reachOf(to) })}
          >
            {[...new Set([...OFFERED, evidence[kind]])].map((reach) => (
              <option key={reach} value={String(reach)}>
                {reachText(words, reach)}
              </option>
            ))}
          </ChoiceField>
        ))}
    </section>
  );
}

const reachOf = (text: string): Reach => (text === 'every' ? text : Number(text));

function reachText({ evidence }: FormWords, reach: Reach): string {
  if (reach === 'every') return evidence.every;
  if (reach === 0) return evidence.nobody;
  return reach === 1 ? evidence.first : fill(evidence.top, { rank: reach });
}

import { NIGHT } from './night-colours.ts';

export type CardFact = { readonly term: string; readonly value: string };

/** Shows a few labelled numbers side by side. The first number is emphasised. */
export function CardFacts({ facts }: { facts: readonly CardFact[] }) {
  return (
    <div style={{ display: 'flex', alignItems: 'flex-end' }}>
      {facts.map(({ term, value }, index) => (
        <div key={term} style={{ display: 'flex', flexDirection: 'column', marginRight: 60 }}>
          <div style={{ fontSize: 26, color: NIGHT['text-3'] }}>{term}</div>
          <div style={{ fontSize: facts.length > 3 ? 60 : 72, lineHeight: 1.2, color: index === 0 ? NIGHT.accent : NIGHT.text }}>
            {value}
          </div>
        </div>
      ))}
    </div>
  );
}

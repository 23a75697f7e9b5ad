import type { PlanetStats } from '#domain/planet/planet-stats.ts';
import { CardLine } from '#web/ui/card/card-line.tsx';
import { CardPlanet } from '#web/ui/card/card-planet.tsx';
import { CardScape } from '#web/ui/card/card-scape.tsx';
import { NIGHT } from '#web/ui/card/night-colours.ts';

type Words = {
  readonly title: string;
  readonly facts: readonly { readonly term: string; readonly value: string }[];
  readonly site: string;
};

/** Lays out the picture of a year as a 1200 × 630 image: the planet on the left, four facts on the right. */
export function YearCard({ words: { title, facts, site }, planet }: { words: Words; planet: PlanetStats }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', width: '100%', height: '100%', color: NIGHT.text, fontFamily: 'latin, japanese' }}>
      <CardScape />
      <div style={{ display: 'flex', width: 520, justifyContent: 'center' }}>
        <CardPlanet stats={planet} size={470} />
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', width: 620 }}>
        <CardLine text={title} width={620} largest={56} />
        <div style={{ display: 'flex', flexWrap: 'wrap', marginTop: 24 }}>
          {facts.map(({ term, value }, index) => (
            <div key={term} style={{ display: 'flex', flexDirection: 'column', width: 300, marginBottom: 24 }}>
              <div style={{ fontSize: 26, color: NIGHT['text-2'] }}>{term}</div>
              <div style={{ fontSize: 64, lineHeight: 1.15, color: index === 0 ? NIGHT.accent : NIGHT.text }}>{value}</div>
            </div>
          ))}
        </div>
        <div style={{ fontSize: 30, color: NIGHT.accent }}>{site}</div>
      </div>
    </div>
  );
}

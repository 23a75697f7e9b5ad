import { CardLine } from './card-line.tsx';
import { NIGHT, NIGHT_MEDALS } from './night-colours.ts';

const NAME_PX = 640;

export type CardRow = { readonly rank: number; readonly name: string; readonly value: string };

/** Shows the top of a ranking with place, player and value, or a sentence when the ranking is empty. */
export function CardRows({ rows, empty }: { rows: readonly CardRow[]; empty: string }) {
  if (rows.length === 0) return <div style={{ fontSize: 40, color: NIGHT['text-2'] }}>{empty}</div>;
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      {rows.map(({ rank, name, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture is drawn once
        <div key={index} style={{ display: 'flex', alignItems: 'center', height: 76 }}>
          <div
            style={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'center',
              width: 54,
              height: 54,
              borderRadius: '27px 8px 27px 8px',
              background: NIGHT_MEDALS[rank - 1] ?? NIGHT['surface-2'],
              color: NIGHT_MEDALS[rank - 1] ? '#16210a' : NIGHT.text,
              fontSize: 32,
            }}
          >
            {String(rank)}
          </div>
          <div style={{ display: 'flex', marginLeft: 26 }}>
            <CardLine text={name} width={NAME_PX} largest={42} />
          </div>
          <div
            style={{
              display: 'flex',
              flexGrow: 1,
              justifyContent: 'flex-end',
              fontSize: 50,
              color: rank === 1 ? NIGHT.accent : NIGHT.text,
            }}
          >
            {value}
          </div>
        </div>
      ))}
    </div>
  );
}

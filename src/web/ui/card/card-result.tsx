import { fitText } from './fit-text.ts';
import { NIGHT } from './night-colours.ts';

const VALUE_PX = 760;

/** Shows a single result in large type, and its place. */
export function CardResult({ value, place }: { value: string; place: string }) {
  return (
    <div style={{ display: 'flex', alignItems: 'flex-end', justifyContent: 'space-between' }}>
      <div style={{ display: 'flex', fontSize: fitText(value, VALUE_PX, 168, 72), lineHeight: 1 }}>{value}</div>
      <div style={{ display: 'flex', fontSize: 84, lineHeight: 1.1, color: NIGHT.accent }}>{place}</div>
    </div>
  );
}

import { type Row, Table } from './table.tsx';

export const dynamic = 'force-dynamic'; // renders the page for every request, like our own pages

const ROWS = 100;

const rows: Row[] = Array.from({ length: ROWS }, (_, index) => [
  index + 1,
  `player-${index}`,
  `Player ${index}`,
  35_000 - index * 37,
  index === 0 ? 0 : 37,
  200 - index,
  index % 4,
  `2026/03/${String((index % 28) + 1).padStart(2, '0')}`,
  'the way over the bridge, and then round by the pond',
  100_000 + index,
]);

export default function Page() {
  return (
    <main>
      <h1>A ranking</h1>
      <Table rows={rows} />
    </main>
  );
}

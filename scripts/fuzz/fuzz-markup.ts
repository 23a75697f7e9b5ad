// npm run fuzz:markup -- --cases 500000 --seed 1
// Parses attacks and generated texts, and checks the output and the parsing time.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { readCount } from '#scripts/read-count.ts';
import { growthOf, HEAVY_PIECES } from '#tests/fuzz/markup/reading-time.ts';
import { runTexts } from '#tests/fuzz/markup/run-texts.ts';
import { generateTexts } from '#tests/fuzz/markup/texts.ts';
import { VECTORS } from '#tests/fuzz/markup/vectors.ts';

const { values } = parseArgs({ options: { cases: { type: 'string' }, seed: { type: 'string' } } });
const cases = readCount('cases', values.cases, 20_000);
const seed = readCount('seed', values.seed, randomInt(1, 2 ** 30));

console.log(`seed ${seed}`);
const started = performance.now();
const attacks = runTexts(
  VECTORS.map(({ text }) => text),
  VECTORS.length,
);
const texts = runTexts(generateTexts(seed), cases, (done) => {
  if (done % 50_000 === 0) console.log(`${done} of ${cases}`);
});
const growths = HEAVY_PIECES.map((piece) => growthOf(piece, 12_000)).toSorted((one, other) => other.fourTimes - one.fourTimes);
for (const { piece, ms, twice, fourTimes } of growths.slice(0, 8))
  console.log(
    `${JSON.stringify(piece)}: double length × ${twice.toFixed(1)}, quadruple × ${fourTimes.toFixed(1)}, 48,000 characters ${Math.round(ms)} ms`,
  );
console.log(
  `${attacks.done} attacks, ${texts.done} texts of ${texts.characters} characters, slowest ${Math.round(texts.slowestMs)} ms, ` +
    `${Math.round((performance.now() - started) / 1_000)} s in total`,
);
const wrong = [...attacks.wrong, ...texts.wrong, ...growths.filter(({ fourTimes }) => fourTimes > 8).map(({ piece }) => `slow: ${piece}`)];
for (const what of wrong.slice(0, 50)) console.error(what);
if (wrong.length > 0) process.exitCode = 1;

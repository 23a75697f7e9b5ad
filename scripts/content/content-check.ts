// node scripts/content/content-check.ts: checks the files in content/.
// `--hash WORD` prints the line that adds a word to the list of forbidden words.
import { totalBoards } from '#domain/catalogue/boards/total-boards.ts';
import { borderSums } from '#domain/rankings/player/borders.ts';
import { withoutGlyph } from '#scripts/generate/fonts/font-subsets.ts';
import { checkContent } from './check-content.ts';
import { missingTexts } from './check-locales.ts';
import { readContentFiles } from './content-files.ts';
import { forbiddenLine } from './forbidden-words.ts';
import { checkGenerated } from './generate-files.ts';
import { headingCharacters } from './heading-characters.ts';

const LINES_SHOWN = 60;
const [option, word = ''] = process.argv.slice(2);

if (option === '--hash') console.log(forbiddenLine(word));
else
  try {
    process.exitCode = main();
  } catch (cause) {
    // A content file cannot be read or parsed.
    console.error(`FAIL: ${cause instanceof Error ? cause.message : String(cause)}`);
    process.exitCode = 1;
  }

function main(): number {
  const files = readContentFiles();
  const { report, content, catalogue } = checkContent(files);
  checkGenerated(report, files);
  const missing = withoutGlyph(headingCharacters(files.locales.ja));
  report.ok(missing.length === 0, `the font of Japanese headings has no glyph for ${missing.join(' ')}`);
  if (report.problems.length > 0) {
    for (const problem of report.problems.slice(0, LINES_SHOWN)) console.error(`- ${problem}`);
    console.error(`FAIL: ${report.problems.length} problem(s) in ${report.checks} checks`);
    return 1;
  }
  if (content && catalogue) {
    const size = (totalId: number) => totalBoards(catalogue, totalId).length;
    console.log(
      Object.entries(content)
        .map(([name, list]) => `${name} ${list.length}`)
        .join(', '),
    );
    console.log(`boards ${catalogue.boards.size}: ${size(2)} normal + ${size(3)} special = ${size(1)} counted`);
    console.log(`border sums ${borderSums(content.stages).join(' / ')}`);
  }
  for (const [language, missing] of missingTexts(files.locales)) if (missing > 0) console.log(`${language}: ${missing} texts missing`);
  console.log(`PASS: ${report.checks} checks`);
  return 0;
}

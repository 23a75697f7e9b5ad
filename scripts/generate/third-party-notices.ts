// npm run third-party-notices: regenerates the list of production packages at the end of THIRD_PARTY_NOTICES.md.
// With `--texts FILE`, writes the licence texts of these packages instead (scripts/build.sh).
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { licenceTexts } from './third-party-notices/licence-texts.ts';
import { HEADING, packageList } from './third-party-notices/package-list.ts';
import type { Lock } from './third-party-notices/production-packages.ts';

const { texts } = parseArgs({ options: { texts: { type: 'string' } } }).values;
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
if (texts !== undefined) {
  writeFileSync(texts, licenceTexts(lock));
} else {
  const [writtenText = ''] = readFileSync('THIRD_PARTY_NOTICES.md', 'utf8').split(HEADING);
  writeFileSync('THIRD_PARTY_NOTICES.md', writtenText + packageList(lock));
}

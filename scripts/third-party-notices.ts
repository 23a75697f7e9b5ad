// npm run third-party-notices: regenerates the list of production packages at the end of THIRD_PARTY_NOTICES.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { HEADING, type Lock, packageList } from './third-party-notices/package-list.ts';

const [writtenText = ''] = readFileSync('THIRD_PARTY_NOTICES.md', 'utf8').split(HEADING);
writeFileSync('THIRD_PARTY_NOTICES.md', writtenText + packageList(JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock));

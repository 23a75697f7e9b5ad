// npm run notices: writes the list of every package of production anew to the end of NOTICES.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { HEADING, type Lock, packageList } from './notices/package-list.ts';

const [byHand = ''] = readFileSync('NOTICES.md', 'utf8').split(HEADING);
writeFileSync('NOTICES.md', byHand + packageList(JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock));

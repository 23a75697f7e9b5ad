// npm run check:commits -- BASE: checks the subjects of all commits since BASE.
// With --message FILE, checks one commit message, as the commit-msg hook does.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findSubjectProblems } from './commit-subjects.ts';

const [first = '', second = ''] = process.argv.slice(2);
if (first === '') throw new Error('usage: npm run check:commits -- BASE');

const subjects =
  first === '--message'
    ? [readFileSync(second, 'utf8').split('\n')[0] ?? '']
    : execFileSync('git', ['log', '--no-merges', '--format=%s', `${first}..HEAD`], { encoding: 'utf8' })
        .split('\n')
        .filter(Boolean);
const problems = subjects.flatMap((subject) => findSubjectProblems(subject).map((problem) => `${subject}\n  ${problem}`));
for (const problem of problems) console.error(problem);
if (first !== '--message') console.log(`${subjects.length} subjects, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

// npm run try:language: adds a third language to a copy of the checkout, builds it, and requests every kind of page in
// that language. Proves that a language costs one folder and one line. Exits with 1 on any failure.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { dropDatabase, withDatabase } from '#data/own-database.ts';
import { parseEnv } from '#wiring/env.ts';
import { copyCheckout } from './copy-checkout.ts';

const LANGUAGE = 'eo';
const LIST = 'src/domain/shared/language.ts';
// Only the language's own name is required. Everything else falls back to the default language.
const TEXTS = {
  'shell.json': {
    home: 'Hejmo',
    menu: 'Menuo',
    ownLanguage: {
      name: 'Esperanto',
      short: 'EO',
      view: 'Vidi en Esperanto',
      offer: 'Ĉi tiu retejo estas ankaŭ en Esperanto.',
      read: 'Legi en Esperanto',
      dismiss: 'Fermi',
    },
  },
  'search.json': { field: 'Serĉi' },
  'catalogue.json': { stage: { 201: { name: 'Unua herbejo' } } },
};
// Tests contain expected texts in the existing languages, so only the site itself is type-checked.
const TYPE_CHECK = {
  extends: './tsconfig.json',
  exclude: ['node_modules', 'tests', 'bench', '**/*.test.ts', '**/*.test.tsx', '**/*.fixture.ts', '**/*.fixture.tsx'],
};

const copy = mkdtempSync(join(process.env.TRY_FOLDER ?? tmpdir(), 'stargrass-language-'));
const databaseUrl = withDatabase(parseEnv(process.env).DATABASE_URL, `stargrass_language_${randomBytes(4).toString('hex')}_test`);
const env = {
  ...process.env,
  DATABASE_URL: databaseUrl,
  NEXT_TELEMETRY_DISABLED: '1',
  // The copy has no .tools folder, so it uses the Node.js that runs this script.
  PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
};

function run(command: string, ...args: string[]): void {
  console.log(`── ${[command, ...args].join(' ')}`);
  execFileSync(command, args, { cwd: copy, env, stdio: 'inherit' });
}
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=try', '-c', 'user.email=try@example.org', ...args], { cwd: copy, encoding: 'utf8' });

/** Adds the language. Returns the changed files, without those that `content:build` generates. */
function addLanguage(): string[] {
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--no-verify', '--message', 'Before');
  const list = readFileSync(join(copy, LIST), 'utf8');
  const longer = list.replace(/(LANGUAGES = \[[^\]]*)\]/, `$1, '${LANGUAGE}']`);
  if (longer === list) throw new Error(`${LIST} has no list LANGUAGES`);
  writeFileSync(join(copy, LIST), longer);
  const folder = join(copy, 'content/locales', LANGUAGE);
  mkdirSync(folder);
  for (const [file, texts] of Object.entries(TEXTS)) writeFileSync(join(folder, file), `${JSON.stringify(texts, null, 2)}\n`);
  return changedFiles();
}

const changedFiles = (): string[] =>
  git('status', '--porcelain')
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' ').at(-1) ?? '');

try {
  copyCheckout(copy);
  const written = addLanguage();
  run('npm', 'run', '--silent', 'content:build');
  const generated = changedFiles().filter((file) => !written.includes(file));
  run('npm', 'run', '--silent', 'content:check');
  run('npm', 'run', '--silent', 'build');
  writeFileSync(join(copy, 'tsconfig.try.json'), JSON.stringify(TYPE_CHECK));
  run('bin/with-node', 'tsc', '--noEmit', '--project', 'tsconfig.try.json');
  run('npm', 'run', '--silent', 'db:migrate');
  run('npm', 'run', '--silent', 'db:seed', '--', 'demo');
  run('bin/with-env', 'scripts/try/visit-language.ts', LANGUAGE);
  console.log(`files touched: ${written.length} (${written.join(', ')}), and ${generated.length} generated`);
} catch (cause) {
  console.error(`FAIL: ${cause instanceof Error ? cause.message : String(cause)}`);
  process.exitCode = 1;
} finally {
  await dropDatabase(databaseUrl);
  if (!process.env.RETAIN) rmSync(copy, { recursive: true, force: true });
}

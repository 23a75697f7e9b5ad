// npm run content:build: writes the source files that are generated from content/.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readContentFiles } from './content-files.ts';
import { generateFiles } from './generate-files.ts';

const ROOT = join(import.meta.dirname, '..', '..');

for (const { path, text } of generateFiles(readContentFiles())) {
  const file = join(ROOT, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(path);
}

// npm run import:dump -- FOLDER_OR_URL [--key PUBLIC_KEY]
//   Fills an empty, migrated database with a public dump (docs/dumps.md). A URL is that of a dump's folder, such as
//   https://stargrass.example/api/dumps/latest. With --key, the dump must be signed by this minisign key.
import { parseArgs } from 'node:util';
import { openDumpSource } from '#data/gateways/dumps/dump-source.ts';
import { importDump } from '#usecases/dumps/import-dump.ts';
import { createDeps } from '#wiring/create-deps.ts';
import { parseEnv } from '#wiring/env.ts';

const { values, positionals } = parseArgs({ options: { key: { type: 'string' } }, allowPositionals: true });
const [where, ...more] = positionals;
if (where === undefined || more.length > 0) {
  console.error('usage: npm run import:dump -- FOLDER_OR_URL [--key PUBLIC_KEY]');
  process.exit(2);
}

const { deps, close } = createDeps(parseEnv(process.env), { statementTimeoutMs: 0 });
try {
  if (values.key === undefined) console.warn('without --key the signature is not verified');
  await importDump(deps, openDumpSource(where), { publicKey: values.key, progress: console.log });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await close();
}

// node tests/support/scenarios/upload-victim.ts: stores or processes an upload as the site does, and kills itself at a
// named point. The use cases' outgoing calls are wrapped, so the site's own code is unchanged.
import type { KyselyPlugin } from 'kysely';
import type { ObjectStorage } from '#data/gateways/object-storage.ts';
import type { Deps } from '#usecases/deps.ts';
import type { DecodeImage } from '#usecases/evidence/decode-image.ts';
import { processUpload } from '#usecases/evidence/process-upload.ts';
import { storeUpload } from '#usecases/evidence/store-upload.ts';
import { createDeps } from '#wiring/create-deps.ts';
import { parseEnv } from '#wiring/env.ts';
import { createDecoder } from '#worker/image/decode-in-child.ts';
import { signedIn } from './evidence-site.ts';
import { drawPicture } from './pictures.ts';

const [work, subject = '', point] = process.argv.slice(2);

/** Prints the name of a point and kills the process at the chosen point. */
function pass(name: string): void {
  process.stdout.write(`${name}\n`);
  if (name === point) process.kill(process.pid, 'SIGKILL');
}

async function around<Answer>(name: string, call: () => Promise<Answer>): Promise<Answer> {
  pass(`before ${name}`);
  const answer = await call();
  pass(`after ${name}`);
  return answer;
}

function wrap(storage: ObjectStorage, name: string): ObjectStorage {
  const count = { put: 0, get: 0 };
  return {
    ...storage,
    put: (...args) => around(`${name} put ${++count.put}`, () => storage.put(...args)),
    get: (...args) => around(`${name} get ${++count.get}`, () => storage.get(...args)),
  };
}

/** Reports a point before and after each statement that the query builder sends. */
function watch(db: Deps['db']): Deps['db'] {
  let statements = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      pass(`before statement ${++statements}`);
      return node;
    },
    transformResult: async ({ result }) => {
      pass(`after statement ${statements}`);
      return result;
    },
  };
  return db.withPlugin(plugin);
}

const { deps, close } = createDeps(parseEnv(process.env), { statementTimeoutMs: 20_000 });
const { quarantine, pictures } = deps.storage;
const watched: Deps = {
  ...deps,
  db: watch(deps.db),
  storage: { quarantine: wrap(quarantine, 'quarantine'), pictures: wrap(pictures, 'picture') },
};
const decoder = createDecoder();
const decode: DecodeImage = (original) => around('decode', () => decoder(original));

if (work === 'store') await storeUpload(watched, signedIn(Number(subject)), await drawPicture().png().toBuffer());
else await processUpload(watched, decode, subject);
pass('end');
await close();

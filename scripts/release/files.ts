// npm run release:files -- DIR: writes the files of a release of HEAD into DIR (docs/releases.md). RELEASE_SIGNING_KEY, the
// second line of a key file made by `minisign -G -W`, signs them.
import { parseArgs } from 'node:util';
import { openSigner } from '#data/gateways/minisign.ts';
import { writeRelease } from './write-release.ts';

const [folder] = parseArgs({ allowPositionals: true }).positionals;
const key = process.env.RELEASE_SIGNING_KEY;
if (folder === undefined) {
  console.error('npm run release:files -- DIR');
  process.exitCode = 2;
} else {
  const signer = key ? openSigner(key) : undefined;
  for (const file of await writeRelease('.', folder, signer)) console.log(file);
  console.log(signer ? `Signed. Public key: ${signer.publicKey}` : 'Not signed: RELEASE_SIGNING_KEY is not set.');
}

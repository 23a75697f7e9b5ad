import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { openApiDocument } from '#web/server/v1/open-api.ts';

// npm run api:client: generates the types of the client in examples/ from the description of the API. Needs
// `npm ci --prefix examples`. tests/sample-client.test.ts checks that they are current.
const FILE = 'examples/openapi.json';
writeFileSync(FILE, JSON.stringify(openApiDocument('https://stargrass.example')));
execFileSync('npm', ['--prefix', 'examples', 'run', '--silent', 'generate', 'openapi.json'], { stdio: 'inherit' });
rmSync(FILE);

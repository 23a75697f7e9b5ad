// npm run start:web: starts the built site on WEB_HOST, which is loopback by default. Next.js would listen on HOSTNAME,
// which some shells set to the machine's name, or else on all addresses.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseEnv } from '#wiring/env.ts';

process.env.HOSTNAME = parseEnv(process.env).WEB_HOST;
await import(pathToFileURL(resolve('.next/standalone/server.js')).href);

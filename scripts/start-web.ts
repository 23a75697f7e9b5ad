// npm run start:web: starts the built site. Next listens on HOSTNAME or else on all addresses, and some shells export HOSTNAME as the
// machine's name; this script listens on WEB_HOST, by default loopback.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseEnv } from '#wiring/env.ts';

process.env.HOSTNAME = parseEnv(process.env).WEB_HOST;
await import(pathToFileURL(resolve('.next/standalone/server.js')).href);

// npm run start:web: the built site. Next listens on every address unless HOSTNAME says otherwise, and some shells export that as the machine's
// name; this one listens on loopback unless WEB_HOST says otherwise.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseEnv } from '#wiring/env.ts';

process.env.HOSTNAME = parseEnv(process.env).WEB_HOST;
await import(pathToFileURL(resolve('.next/standalone/server.js')).href);

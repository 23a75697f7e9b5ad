// Reads the settings of scripts/edge-files.ts from the environment: addresses, ports and folders.
import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);
const host = z.string().regex(/^[\w.-]+$/);
const folder = z.string().startsWith('/');
const count = z.coerce.number().int().min(1);
const words = z.string().transform((text) => text.split(/\s+/).filter(Boolean));

/** An app's address: a local port such as 3301, or a host and port such as 10.0.0.2:3301. */
const app = z
  .string()
  .regex(/^(?:[\w.-]+:)?\d{1,5}$/)
  .transform((address) => {
    const [name = '127.0.0.1', at = ''] = address.includes(':') ? address.split(':') : [undefined, address];
    return { name: address.replaceAll(/\W/g, '_'), host: name, port: port.parse(at) };
  });

const schema = z
  .object({
    EDGE_DIR: folder,
    EDGE_APPS: words.pipe(z.array(app).min(1)),
    EDGE_VARNISH_HOST: host.default('127.0.0.1'),
    EDGE_VARNISH_PORT: port,
    EDGE_NGINX_PORT: port,
    EDGE_PLAIN_PORT: port.optional(), // port for plain HTTP, which serves redirects to HTTPS and ACME challenges
    EDGE_LISTEN: words.default(['127.0.0.1']), // addresses that nginx listens on, such as 0.0.0.0 [::]
    EDGE_HOST: host,
    EDGE_BUILD: z.string().default('.next/standalone'),
    EDGE_TLS: folder.optional(), // folder of the TLS certificate
    EDGE_RUN: folder.optional(), // folder for the pid file of nginx
    EDGE_TEMP: folder.optional(), // folder for bodies and answers that nginx holds for slow clients; on a disk, not in memory
    EDGE_LOG: z.string().optional(),
    EDGE_USER: z.string().default(''), // user that nginx runs as; empty when nginx cannot switch users
    EDGE_UNLIMITED: words.default([]), // networks without rate limits, such as 10.0.0.0/8
    // Concurrent page requests per app: as many as one app renders in a fraction of a second.
    EDGE_PAGE_CONNECTIONS: count.default(6),
    EDGE_WRITE_CONNECTIONS: count.default(128),
    EDGE_READY_SECONDS: count.default(2), // timeout of the readiness probe, in seconds
  })
  .transform(({ EDGE_TLS, EDGE_RUN, EDGE_TEMP, EDGE_LOG, ...rest }) => {
    const run = EDGE_RUN ?? rest.EDGE_DIR;
    return {
      ...rest,
      EDGE_TLS: EDGE_TLS ?? rest.EDGE_DIR,
      EDGE_RUN: run,
      EDGE_TEMP: EDGE_TEMP ?? run,
      EDGE_LOG: EDGE_LOG ?? `${run}/nginx.log`,
    };
  });

export const EDGE_NAMES: readonly string[] = Object.keys(schema.in.shape);

export const readEdgeSettings = (env: Readonly<Record<string, string | undefined>>): z.infer<typeof schema> => schema.parse(env);

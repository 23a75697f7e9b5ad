// What scripts/edge-files.ts is told by the environment: where everything listens and lies.
import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);
const host = z.string().regex(/^[\w.-]+$/);
const folder = z.string().startsWith('/');
const count = z.coerce.number().int().min(1);
const words = z.string().transform((text) => text.split(/\s+/).filter(Boolean));

/** 3301, a port of this machine, or 10.0.0.2:3301. */
const app = z
  .string()
  .regex(/^(?:[\w.-]+:)?\d{1,5}$/)
  .transform((address) => {
    const [where = '127.0.0.1', at = ''] = address.includes(':') ? address.split(':') : [undefined, address];
    return { name: address.replaceAll(/\W/g, '_'), host: where, port: port.parse(at) };
  });

const schema = z
  .object({
    EDGE_DIR: folder,
    EDGE_APPS: words.pipe(z.array(app).min(1)),
    EDGE_VARNISH_HOST: host.default('127.0.0.1'),
    EDGE_VARNISH_PORT: port,
    EDGE_NGINX_PORT: port,
    EDGE_PLAIN_PORT: port.optional(), // where http is led to https, and an authority asks before it signs
    EDGE_LISTEN: words.default(['127.0.0.1']), // nginx's own addresses, such as 0.0.0.0 [::]
    EDGE_HOST: host,
    EDGE_BUILD: z.string().default('.next/standalone'),
    EDGE_TLS: folder.optional(), // the certificate's folder
    EDGE_RUN: folder.optional(), // where nginx writes
    EDGE_LOG: z.string().optional(),
    EDGE_USER: z.string().default(''), // nginx's own; empty where it cannot change it
    EDGE_UNLIMITED: words.default([]), // networks that are not counted, such as 10.0.0.0/8
    EDGE_PAGE_CONNECTIONS: count.default(6), // of an app, at a time: as many as it draws in a fraction of a second
    EDGE_WRITE_CONNECTIONS: count.default(128),
    EDGE_READY_SECONDS: count.default(2), // how long an app may take to say that it is ready
  })
  .transform(({ EDGE_TLS, EDGE_RUN, EDGE_LOG, ...rest }) => {
    const run = EDGE_RUN ?? rest.EDGE_DIR;
    return { ...rest, EDGE_TLS: EDGE_TLS ?? rest.EDGE_DIR, EDGE_RUN: run, EDGE_LOG: EDGE_LOG ?? `${run}/nginx.log` };
  });

export const EDGE_NAMES: readonly string[] = Object.keys(schema.in.shape);

export const readEdgeSettings = (env: Readonly<Record<string, string | undefined>>): z.infer<typeof schema> => schema.parse(env);

import 'server-only';
import { type Env, parseEnv } from '#wiring/env.ts';

let parsed: Env | undefined;

/** Returns this process's settings. They are parsed only once because every request reads them. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

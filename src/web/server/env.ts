import 'server-only';
import { type Env, parseEnv } from '#wiring/env.ts';

let parsed: Env | undefined;

/** Returns the settings of this process. They are parsed only once because every request reads them. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

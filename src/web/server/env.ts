import 'server-only';
import { type Env, parseEnv } from '#wiring/env.ts';

let parsed: Env | undefined;

/** The settings of this process, parsed once because every request reads them. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

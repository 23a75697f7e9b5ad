import 'server-only';
import { type Env, parseEnv } from '#wiring/env.ts';

let parsed: Env | undefined;

/** The settings of this process, read once: pages ask for them at every request. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

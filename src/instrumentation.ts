import { parseEnv } from '#wiring/env.ts';

const BAD_CONFIGURATION = 78; // EX_CONFIG of sysexits.h: starting again would not help

/** Runs once when a server starts: without its settings it says so and ends, instead of failing at the first sign-in. */
export function register(): void {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  try {
    if (parseEnv(process.env).NEXTAUTH_SECRET === undefined) throw new Error('NEXTAUTH_SECRET is missing (see .env.example)');
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(BAD_CONFIGURATION);
  }
}

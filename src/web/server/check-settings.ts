import { parseEnv } from '#wiring/env.ts';

const BAD_CONFIGURATION = 78; // EX_CONFIG of sysexits.h: starting again would not help

/** Ends a server that starts without its settings and says what is missing, instead of failing at the first sign-in. */
export function checkSettings(): void {
  try {
    if (parseEnv(process.env).NEXTAUTH_SECRET === undefined) throw new Error('NEXTAUTH_SECRET is missing (see .env.example)');
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(BAD_CONFIGURATION);
  }
}

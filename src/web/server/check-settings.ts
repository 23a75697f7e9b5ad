import { parseEnv } from '#wiring/env.ts';

const BAD_CONFIGURATION = 78; // EX_CONFIG from sysexits.h: a restart would not help.

/**
 * Exits at startup with an error message when settings are missing or invalid, instead of failing at the first sign-in.
 */
export function checkSettings(): void {
  try {
    if (parseEnv(process.env).NEXTAUTH_SECRET === undefined) throw new Error('NEXTAUTH_SECRET is missing (see .env.example)');
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(BAD_CONFIGURATION);
  }
}

import { execSync } from 'node:child_process';

const FIND = 'command -v chromium-headless-shell || command -v chromium || command -v google-chrome || true';

/**
 * Uses Debian's browser or the one at CHROMIUM_PATH, so that no browser is downloaded. Without a browser the tests
 * cannot run, but their configuration can still be read.
 */
export const CHROMIUM = {
  executablePath: process.env.CHROMIUM_PATH ?? (execSync(FIND, { encoding: 'utf8' }).trim() || 'chromium'),
  args: [
    ...['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    // Pages of the OpenID provider name a font of another site, which must not be waited for.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ],
};

import { execSync } from 'node:child_process';

/** Debian's browser, or the one that CHROMIUM_PATH names: no browser is downloaded. */
export const CHROMIUM = {
  executablePath: process.env.CHROMIUM_PATH ?? execSync('command -v chromium-headless-shell || command -v chromium || command -v google-chrome', { encoding: 'utf8' }).trim(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
};

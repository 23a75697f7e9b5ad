// Renders the app icons from the logo (src/app/icon.svg) to public/icons and src/app.
// Run this script when the logo changes: bin/with-node node scripts/generate/icons.ts
import { mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';

const NIGHT = '#0b1216'; // same value as --bg in tokens.css
const MARK = readFileSync('src/app/icon.svg');

/**
 * Draws the logo on the night background at `share` of the icon's size. Maskable icons need a smaller share, because
 * devices crop them to a circle of 80 %.
 */
async function draw(file: string, size: number, share: number): Promise<void> {
  const inner = Math.round(size * share);
  const mark = await sharp(MARK, { density: 600 }).resize(inner, inner).png().toBuffer();
  await sharp({ create: { width: size, height: size, channels: 4, background: NIGHT } })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(file);
}

mkdirSync('public/icons', { recursive: true });
await draw('public/icons/icon-192.png', 192, 0.78);
await draw('public/icons/icon-512.png', 512, 0.78);
await draw('public/icons/maskable-512.png', 512, 0.58);
await draw('src/app/apple-icon.png', 180, 0.72);

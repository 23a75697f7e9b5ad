// npm run icons: writes the sprite of the icons that src/web/ui/media/icons.tsx names.
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { drawSprite, iconNames } from './icon-sprite/draw-sprite.ts';

const names = iconNames(readFileSync('src/web/ui/media/icons.tsx', 'utf8'));
const sprite = await drawSprite(names);
writeFileSync('src/web/ui/media/icons.svg', sprite);
console.log(`icons.svg: ${names.length} icons, ${sprite.length} bytes, ${gzipSync(sprite).length} gzip`);

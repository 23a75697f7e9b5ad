// Bundles the scripts that run before React into public: theme.js and start.js (src/web/start).
import { gzipSync } from 'node:zlib';
import { build } from 'rolldown';

for (const [input, file] of [
  ['src/web/start/theme.ts', 'public/theme.js'],
  ['src/web/start/main.ts', 'public/start.js'],
] as const) {
  const { output } = await build({ input, platform: 'browser', output: { file, format: 'iife', minify: true, comments: false } });
  const { code } = output[0];
  console.log(`${file}: ${code.length} bytes, ${gzipSync(code).length} gzip`);
}

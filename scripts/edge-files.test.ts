import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STRIPPED_HEADERS } from '#ops/edge/stripped-headers.ts';

const directory = mkdtempSync(join(tmpdir(), 'edge-'));
const written = (file: string): string => readFileSync(join(directory, file), 'utf8');

beforeAll(() => {
  const ports = { EDGE_APPS: '3301 3302', EDGE_VARNISH_PORT: '6081', EDGE_NGINX_PORT: '443' };
  const env = { ...process.env, ...ports, EDGE_HOST: 'stargrass.example', EDGE_DIR: directory };
  execFileSync(process.execPath, ['scripts/edge-files.ts'], { env });
});
afterAll(() => rmSync(directory, { recursive: true }));

test('nginx and Varnish remove every header that no client may send', () => {
  for (const name of STRIPPED_HEADERS) {
    expect(written('nginx/headers.conf')).toContain(`proxy_set_header ${name} "";`);
    expect(written('varnish/headers.vcl')).toContain(`unset bereq.http.${name};`);
  }
});

import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';

const { TEST_S3_TLS_PORT, TEST_S3_CA_FILE, TEST_S3_ACCESS_KEY_ID, TEST_S3_SECRET_ACCESS_KEY } = process.env;
const OBJECTS = '/var/backups/stargrass/objects';
const [, command = ''] = /^ExecStart=(.+)$/m.exec(readFileSync('ops/systemd/stargrass-offsite.service', 'utf8')) ?? [];

describe.skipIf(!TEST_S3_TLS_PORT)('off-site copies in an S3 bucket', () => {
  const work = mkdtempSync(join(tmpdir(), 'offsite-'));
  afterAll(() => rmSync(work, { recursive: true }));

  /** Configures a new bucket for the copies of a new folder. */
  const openOffsite = () => {
    const folder = mkdtempSync(join(work, 'machine-'));
    const [objects, settings] = [join(folder, 'objects'), join(folder, 'backup.env')];
    const bucket = {
      BACKUP_BUCKET: `offsite-${randomUUID()}`,
      BACKUP_ENDPOINT: `127.0.0.1:${TEST_S3_TLS_PORT}`,
      BACKUP_REGION: 'us-east-1',
      BACKUP_KEY: TEST_S3_ACCESS_KEY_ID,
      BACKUP_KEY_SECRET: TEST_S3_SECRET_ACCESS_KEY,
    };
    const configure = () => execFileSync('ops/backup/write-offsite-config.sh', [settings], { env: { ...process.env, ...bucket } });
    const rclone = (...args: string[]) =>
      execFileSync('rclone', args, {
        // The unit passes no other settings, such as certificates for S3 clients.
        env: {
          PATH: process.env.PATH,
          NODE_ENV: process.env.NODE_ENV,
          ...parseEnv(readFileSync(settings, 'utf8')),
          SSL_CERT_FILE: TEST_S3_CA_FILE,
        },
        stdio: 'pipe',
      });
    // Runs the command of the unit on the folder of this test.
    const copy = () =>
      rclone(
        ...command
          .split(' ')
          .slice(1)
          .map((word) => word.replace(OBJECTS, objects)),
      );
    const write = (name: string, text: string) => {
      mkdirSync(join(objects, name, '..'), { recursive: true });
      writeFileSync(join(objects, name), text);
    };
    const restore = () => {
      const back = mkdtempSync(join(folder, 'back-'));
      rclone('copy', '--config=/dev/null', 'offsite:', back);
      return (name: string) => (existsSync(join(back, name)) ? readFileSync(join(back, name), 'utf8') : undefined);
    };
    configure();
    return { bucket: bucket.BACKUP_BUCKET, objects, settings, configure, rclone, copy, write, restore };
  };

  test('copies new files, encrypted, and neither overwrites nor deletes nor copies unfinished ones', () => {
    const { bucket, objects, rclone, copy, write, restore } = openOffsite();
    write('pictures/ab/one.webp', 'picture one');
    write('lists/00000001.json', '{}');
    write('lists/.00000002.json', 'unfinished');
    copy();
    write('pictures/ab/one.webp', 'altered!!!!');
    write('pictures/ab/two.webp', 'picture two');
    rmSync(join(objects, 'lists/00000001.json'));
    copy();

    const restored = restore();
    expect(restored('pictures/ab/one.webp')).toBe('picture one');
    expect(restored('pictures/ab/two.webp')).toBe('picture two');
    expect(restored('lists/00000001.json')).toBe('{}');
    expect(restored('lists/.00000002.json')).toBeUndefined();
    const stored = rclone('cat', '--config=/dev/null', `bucket:${bucket}/objects/pictures/ab/one.webp.bin`);
    expect(stored.length).toBeGreaterThan(0);
    expect(stored.includes('picture')).toBe(false);
  });

  test('a second configuration does not change the passphrase, and the unit fails without its bucket', () => {
    const { settings, configure, copy, write, restore } = openOffsite();
    write('pictures/ab/one.webp', 'picture one');
    copy();
    configure();
    expect(restore()('pictures/ab/one.webp')).toBe('picture one');
    writeFileSync(settings, readFileSync(settings, 'utf8').replace(/SECRET_ACCESS_KEY=.*/, 'SECRET_ACCESS_KEY=wrong'));
    write('pictures/ab/three.webp', 'picture three');
    expect(copy).toThrow();
  });
});

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { EDGE_NAMES, readEdgeSettings } from '#scripts/edge/edge-settings.ts';
import { ENV_NAMES, parseEnv } from '#wiring/env.ts';

// Checks docs/operations.md and the systemd units statically. `npm run try:operations` executes the manual on a clean
// system.

const manual = readFileSync('docs/operations.md', 'utf8');
const blocks = [...manual.matchAll(/^```sh(.*)\n([\s\S]*?)^```$/gm)].map(([, kind = '', text = '']) => ({ kind: kind.trim(), text }));
const steps = blocks.filter(({ kind }) => /^(?:step|upgrade)/.test(kind));
const units = new Map(
  globSync('ops/systemd/*.*')
    .filter((file) => /\.(?:service|target|timer)$/.test(file))
    .map((file) => [basename(file), readFileSync(file, 'utf8')]),
);
const unit = (name: string) => units.get(name) ?? '';
const valuesOf = (text: string, key: string) => [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);

const firstOf = (name: string, key: string) => valuesOf(unit(name), key)[0];

/** Returns the settings that the steps of the manual write into a file. */
function written(file: string): Record<string, string> {
  const [, body = ''] = new RegExp(`cat >${file}\\)? <<END\\n([\\s\\S]*?)^END$`, 'm').exec(steps.map(({ text }) => text).join('')) ?? [];
  return Object.fromEntries([...body.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));
}
const edgeEnv = { ...written('/etc/stargrass/edge.env'), EDGE_HOST: 'stargrass.example' };
const siteEnv = written('/etc/stargrass/site.env');
const ROLES = ['web', 'worker', 'migrate', 'backup'];
const roleEnvs = ROLES.map((role) => [role, written(`/etc/stargrass/${role}.env`)] as const);

test('every executable block in the manual has a kind and valid shell syntax', () => {
  expect(steps.length).toBeGreaterThan(6);
  for (const { kind, text } of [...steps, ...blocks.filter((block) => block.kind.startsWith('cluster'))]) {
    expect(kind).toMatch(/^(?:(?:step|upgrade)(?: fetches)?|cluster(?: fetches| once)?)$/);
    expect(spawnSync('bash', ['-n'], { input: text }).stderr.toString(), text).toBe('');
  }
});

test('every unit, file and command in the manual exists', () => {
  const named = [...manual.replaceAll(/^```yaml[\s\S]*?^```$/gm, '').matchAll(/\bstargrass-[a-z]+(?:-[a-z]+)*@?/g)].map(([name]) => name);
  const known = [...units.keys()].map((file) => file.replace(/\.\w+$/, ''));
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  for (const [, script = ''] of manual.matchAll(/npm run (?:--silent )?([\w:]+)/g)) expect(scripts, script).toHaveProperty(script);
  for (const [, file = ''] of steps
    .map(({ text }) => text)
    .join('')
    .matchAll(/^(?:cp -r )?((?:ops|bin)\/[\w./-]+)/gm))
    expect(existsSync(file), file).toBe(true);
});

test('every unit starts existing files with known settings, and none runs as root', () => {
  for (const [name, text] of units) {
    if (!name.endsWith('.service')) continue;
    expect(valuesOf(text, 'User'), name).toEqual([
      expect.stringMatching(/^(?:stargrass_(?:web|worker|migrate|backup)|www-data|vcache|postgres)$/),
    ]);
    for (const command of valuesOf(text, 'ExecStart')) {
      const [, file = ''] = / node (\S+)/.exec(command) ?? [];
      if (file.endsWith('.ts')) expect(existsSync(file), command).toBe(true);
    }
    const given = valuesOf(text, 'Environment').flatMap((line) => line.split(' ').map((pair) => pair.split('=')[0] ?? ''));
    expect(
      given.filter((key) => ![...ENV_NAMES, 'NODE_ENV', 'HOSTNAME', 'PORT', 'MEMORY', 'LISTEN'].includes(key)),
      name,
    ).toEqual([]);
  }
  for (const wanted of valuesOf(unit('stargrass.target'), 'Wants').join(' ').split(' '))
    expect([...units.keys()]).toContain(wanted.replace(/@\d/, '@'));
});

test('no unit removes the shared memory of the running PostgreSQL when it ends', () => {
  const hardened = readFileSync('ops/systemd/stargrass-.service.d/hardened.conf', 'utf8');
  for (const text of [hardened, ...units.values()]) expect(valuesOf(text, 'RemoveIPC')).toEqual([]);
});

test('the stop timeouts of the web and worker units are longer than a shutdown takes', () => {
  const { SHUTDOWN_WAIT_SECONDS, SHUTDOWN_DRAIN_SECONDS } = parseEnv({ DATABASE_URL: 'postgres://x@127.0.0.1/x' });
  for (const name of ['stargrass-web@.service', 'stargrass-worker.service']) {
    expect(Number(firstOf(name, 'TimeoutStopSec')), name).toBeGreaterThan(SHUTDOWN_WAIT_SECONDS + SHUTDOWN_DRAIN_SECONDS + 2);
    expect(firstOf(name, 'Restart'), name).toBe('on-failure');
  }
});
test('the settings in the manual are known and match the ports and folders in the units', () => {
  expect([siteEnv, ...roleEnvs.map(([, env]) => env)].flatMap(Object.keys).filter((name) => !ENV_NAMES.includes(name))).toEqual([]);
  expect(Object.keys(edgeEnv).filter((name) => !EDGE_NAMES.includes(name))).toEqual([]);
  for (const name of EDGE_NAMES) expect(manual, name).toContain(`\`${name}\``);
  const settings = readEdgeSettings(edgeEnv);
  const ports = valuesOf(unit('stargrass.target'), 'Wants')
    .join(' ')
    .match(/(?<=web@)\d/g)
    ?.map((each) => 3300 + Number(each));
  expect(settings.EDGE_APPS.map(({ port }) => port)).toEqual(ports);
  expect(firstOf('stargrass-web@.service', 'Environment')).toContain('PORT=330%i METRICS_PORT=940%i');
  expect(siteEnv.EDGE_URLS).toBe(`http://127.0.0.1:${settings.EDGE_VARNISH_PORT}`);
  expect(firstOf('stargrass-varnish.service', 'Environment')).toContain(`LISTEN=127.0.0.1:${settings.EDGE_VARNISH_PORT}`);
  expect(settings.EDGE_RUN).toBe(`/run/${firstOf('stargrass-nginx.service', 'RuntimeDirectory')}`);
  expect(settings.EDGE_TEMP).toBe(`/var/cache/${firstOf('stargrass-nginx.service', 'CacheDirectory')}`);
  for (const name of ['stargrass-web@.service', 'stargrass-worker.service'])
    expect(siteEnv.STORAGE_DIRECTORY?.startsWith(`${firstOf(name, 'ReadWritePaths')}/`), name).toBe(true);
});

test('every process that uses the database has its own user, role and settings file', () => {
  for (const [role, env] of roleEnvs) expect(env.DATABASE_URL, role).toMatch(new RegExp(`^postgres://stargrass_${role}:`));
  expect(siteEnv).not.toHaveProperty('DATABASE_URL');
  expect(roleEnvs.filter(([, env]) => env.NEXTAUTH_SECRET).map(([role]) => role)).toEqual(['web']);
  for (const [name, text] of units) {
    const files = valuesOf(text, 'EnvironmentFile').filter((file) => ROLES.some((role) => file === `/etc/stargrass/${role}.env`));
    const role = /^stargrass_(\w+)$/.exec(firstOf(name, 'User') ?? '')?.[1];
    if (role && name !== 'stargrass-edge-files.service') expect(files, name).toEqual([`/etc/stargrass/${role}.env`]);
    else expect(files, name).toEqual([]);
  }
  for (const [, umask, file] of manual.matchAll(
    /^\((umask \d+)? ?(?:&& )?cat >(\/etc\/stargrass\/(?:site|web|worker|migrate|backup)\.env)/gm,
  ))
    expect(umask, file).toBe('umask 077');
});

test('releases are owned by root, and root runs nothing that package code could have written', () => {
  const text = steps.map((step) => step.text).join('');
  expect(text).not.toMatch(/chown|-o stargrass\S* .*releases/);
  // Root clones the first and the next release.
  expect(text.match(/^git .*clone .*"\/srv\/stargrass\/releases\/\$RELEASE"$/gm)).toHaveLength(2);
  for (const [line] of text.matchAll(/^.*\bnpm (?:ci|run build)\b.*$/gm)) expect(line).toMatch(/^sudo -u stargrass_build -H /);
  const copied = [...text.matchAll(/^cp -r (.+) "\/srv\/stargrass\/releases\/\$RELEASE\//gm)].map(([, what]) => what);
  // Root copies neither a unit nor a script.
  expect(new Set(copied)).toEqual(new Set(['.next/standalone', 'node_modules']));
  // The compiled code that Node stored while packages ran would be loaded by postgres, too.
  expect(text.match(/^rm -rf node_modules\/\.cache\ncp -r node_modules /gm)).toHaveLength(2);
  expect(text).not.toMatch(/^cp .*-a\b|--preserve/m); // these options would preserve owners and setuid bits
  const otherUsers = text.match(/sudo -u stargrass_(?!build)\w+/g) ?? [];
  expect(otherUsers).toEqual([]);
});

test('every unit has a memory limit and a process limit', () => {
  for (const [name] of units) {
    if (!name.endsWith('.service')) continue;
    expect(firstOf(name, 'MemoryMax'), name).toMatch(/^\d+[MG]$/);
    expect(Number(firstOf(name, 'TasksMax')), name).toBeGreaterThan(0);
  }
  const script = readFileSync('ops/command.sh', 'utf8');
  expect(script).toMatch(/--property=MemoryMax=\d+G --property=TasksMax=\d+/);
  expect(script).toMatch(/^role=\$\{ROLE:-migrate\}$/m);
  expect(script).toContain('--uid="stargrass_$role"');
});

test("the worker's drop-in, which allows the sandbox namespaces, is read after the one that forbids them", () => {
  const sandbox = readFileSync('ops/systemd/stargrass-worker.service.d/sandbox.conf', 'utf8');
  const [forbidding] = globSync('ops/systemd/stargrass-.service.d/*').map((file) => basename(file));
  expect(forbidding && forbidding < 'sandbox.conf').toBe(true);
  expect(valuesOf(sandbox, 'RestrictNamespaces')).toEqual(['cgroup ipc mnt net pid user uts']);
  expect(valuesOf(sandbox, 'SystemCallFilter')).toEqual(['@mount']);
  expect(manual).toMatch(/^ {2}bubblewrap /m);
});

test.skipIf(spawnSync('systemd-analyze', ['--version']).error)('systemd-analyze reports no problems in the units', () => {
  const folder = mkdtempSync(join(tmpdir(), 'units-'));
  cpSync('ops/systemd', folder, { recursive: true });
  for (const [name, body] of units)
    writeFileSync(join(folder, name), body.replaceAll(/\/srv\/stargrass\/(?:current|releases\/%i)/g, process.cwd()));
  const files = [...units.keys()].map((name) =>
    join(folder, name.replace('web@.', 'web@1.').replace('migrate@.', 'migrate@v1.').replace('failed@.', 'failed@try.')),
  );
  const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  // Ignores the warning that the executables of nginx, Varnish and rclone are missing.
  const missing = /\/usr\/(?:bin\/rclone|(?:sbin|share\/varnish)\/\w+) is not executable/;
  expect(stderr.split('\n').filter((line) => line && !missing.test(line))).toEqual([]);
});

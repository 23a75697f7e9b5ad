import { parse, stringify } from 'yaml';

/** Durations are divided by this, so that an alert that waits five minutes fires after 15 seconds. */
export const FACTOR = 20;
/** No scaled duration is longer, because nobody waits for a day of history. */
export const LONGEST_SECONDS = 120;

const UNIT_SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 };

// Metrics whose thresholds are ages that grow while a fault lasts. The ages of backups are not among them, because the run
// writes their times.
const AGES = [
  'stargrass_jobs_oldest_seconds',
  'stargrass_outbox_oldest_seconds',
  'stargrass_edge_purges_oldest_seconds',
  'stargrass_uploads_oldest_seconds',
  'stargrass_log_archive_age_seconds',
];
const AGE_LIMIT = new RegExp(`((?:${AGES.join('|')})\\)*) > (\\d+)`, 'g');

type Rule = { readonly alert: string; readonly expr: string; readonly for?: string; readonly labels: Readonly<Record<string, string>> };
type RuleFile = { readonly groups: readonly { readonly name: string; readonly rules: readonly Rule[] }[] };

/** Returns a copy of the rules in which durations and limits of ages are scaled. Its alerts have the label `scaled`. */
export function scaleRules(yaml: string): string {
  const { groups } = parse(yaml) as RuleFile;
  return stringify({
    groups: groups.map(({ name, rules }) => ({
      name: `${name}-scaled`,
      rules: rules.map((rule) => ({
        ...rule,
        expr: scaleQuery(rule.expr),
        ...(rule.for !== undefined && { for: scaleDuration(rule.for) }),
        labels: { ...rule.labels, scaled: String(FACTOR) },
      })),
    })),
  });
}

/** Returns the names of the alerts in a rule file. */
export const alertNames = (yaml: string): string[] =>
  (parse(yaml) as RuleFile).groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));

function scaleQuery(query: string): string {
  return (
    query
      // The step of a subquery and the distance of a prediction shrink as much as their window.
      .replaceAll(/\[(\w+):(\w+)\]/g, (_, window, step) => `[${scaleDuration(window)}:${inWindow(seconds(step), window)}s]`)
      .replaceAll(/\[(\w+)\], (\d+)\)/g, (_, window, ahead) => `[${scaleDuration(window)}], ${inWindow(Number(ahead), window)})`)
      .replaceAll(/\[([1-9]\d*[mhd])\]/g, (_, window) => `[${scaleDuration(window)}]`)
      .replaceAll(/offset (\w+)/g, (_, ago) => `offset ${scaleDuration(ago)}`)
      .replaceAll(AGE_LIMIT, (_, metric, limit) => `${metric} > ${Number(limit) / FACTOR}`)
  );
}

function seconds(duration: string): number {
  const [, count, unit = ''] = /^(\d+)([smhd])$/.exec(duration) ?? [];
  const length = UNIT_SECONDS[unit];
  if (count === undefined || length === undefined) throw new Error(`unknown duration ${duration}`);
  return Number(count) * length;
}

const scaledSeconds = (duration: string): number => Math.min(seconds(duration) / FACTOR, LONGEST_SECONDS);
const scaleDuration = (duration: string): string => `${Math.ceil(scaledSeconds(duration))}s`;
const inWindow = (length: number, window: string): number => Math.ceil((length * scaledSeconds(window)) / seconds(window));

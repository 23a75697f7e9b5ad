import { parseArgs } from 'node:util';

export type Options = {
  readonly folder?: string | undefined;
  readonly into?: string | undefined;
  readonly until?: Date | undefined;
  readonly type?: string | undefined;
  readonly repo?: string | undefined;
  readonly set?: string | undefined;
  readonly delete: boolean;
};

/** Reads the command and its options from the arguments of the process. */
export function readOptions(args: readonly string[]): { command: string; options: Options } {
  const text = { type: 'string' } as const;
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { folder: text, into: text, until: text, type: text, repo: text, set: text, delete: { type: 'boolean', default: false } },
  });
  return { command: positionals[0] ?? '', options: { ...values, until: readMoment(values.until) } };
}

function readMoment(given: string | undefined): Date | undefined {
  if (given === undefined) return undefined;
  const moment = new Date(given);
  if (Number.isNaN(moment.getTime()) || !/Z$|[+-]\d\d:\d\d$/.test(given))
    throw new Error('--until needs a time with its zone, such as 2026-11-16T01:30:00Z');
  return moment;
}

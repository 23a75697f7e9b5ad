import { run } from './run-program.ts';

export const STANZA = 'stargrass';

/** For commands that ask every repository: an unreachable one delays them by four times this, in seconds. */
export const SHORT_TIMEOUT = '--io-timeout=10';

export type BackupType = 'full' | 'diff' | 'incr';
export type Backup = {
  readonly label: string;
  readonly type: BackupType;
  readonly startedAt: Date;
  /** The earliest moment to which the backup can be restored. */
  readonly stoppedAt: Date;
  /** The WAL segments in which the backup began and ended. Every restore of it needs these and all between them. */
  readonly firstSegment: string;
  readonly lastSegment: string;
  /** Whether data checksums of PostgreSQL did not match when the backup was taken. */
  readonly hasPageErrors: boolean;
};
export type Repository = {
  readonly number: number;
  readonly backups: readonly Backup[];
  /** Why its backups are not known, such as a server that does not answer. */
  readonly fault?: string;
};

const NO_BACKUPS = 2; // pgBackRest's codes 0 to 2: backups, nothing yet, no backup that is valid. The others are faults.

/**
 * Runs pgBackRest, as the user postgres if this process runs as root, and returns its standard output. Throws with its
 * error output when it fails.
 */
export const pgbackrest = (command: string, options: readonly string[] = []): Promise<string> =>
  run('pgbackrest', [command, `--stanza=${STANZA}`, ...options], { asServer: true });

type Info = {
  readonly repo: readonly { readonly key: number; readonly status?: { readonly code: number; readonly message: string } }[];
  readonly backup: readonly {
    readonly label: string;
    readonly type: BackupType;
    readonly error?: boolean | null;
    readonly database: { readonly 'repo-key': number };
    readonly archive: { readonly start: string; readonly stop: string };
    readonly timestamp: { readonly start: number; readonly stop: number };
  }[];
};

/** Returns the configured repositories with their backups, oldest first. */
export const readRepositories = async (): Promise<Repository[]> => parseInfo(await pgbackrest('info', ['--output=json', SHORT_TIMEOUT]));

/** Reads the output of `pgbackrest info --output=json`. */
export function parseInfo(json: string): Repository[] {
  const [stanza] = JSON.parse(json) as Info[];
  return (stanza?.repo ?? []).map(({ key, status }) => ({
    number: key,
    ...(status && status.code > NO_BACKUPS && { fault: status.message }),
    backups: (stanza?.backup ?? [])
      .filter(({ database }) => database['repo-key'] === key)
      .map(({ label, type, error, timestamp, archive }) => ({
        ...{ label, type, hasPageErrors: error === true },
        startedAt: new Date(timestamp.start * 1_000),
        stoppedAt: new Date(timestamp.stop * 1_000),
        firstSegment: archive.start,
        lastSegment: archive.stop,
      })),
  }));
}

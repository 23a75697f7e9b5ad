// What PostgreSQL calls pieces of its write-ahead log (WAL): 24 hexadecimal digits say the timeline and where in the log a segment lies.
const SEGMENT = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})/;
const ARCHIVED = /^(?:[0-9A-F]{24}(?:\.partial|\.[0-9A-F]{8}\.backup)?|[0-9A-F]{8}\.history)$/;
const LOG_BYTES = 2 ** 32;

/** One segment: on which timeline, and the how manieth of the log. */
export type Segment = { readonly timeline: number; readonly number: number };

/** Whether PostgreSQL hands a file of this name to its archive. */
export const isArchivedName = (name: string): boolean => ARCHIVED.test(name);

/** Where a file of the archive lies; undefined for the history of a timeline, which lies nowhere. */
export function placeOfWal(name: string, segmentBytes: number): Segment | undefined {
  const [, timeline, log, part] = SEGMENT.exec(name) ?? [];
  if (!timeline || !log || !part) return undefined;
  return {
    timeline: Number.parseInt(timeline, 16),
    number: Number.parseInt(log, 16) * (LOG_BYTES / segmentBytes) + Number.parseInt(part, 16),
  };
}

/** The segment that a name stands for; undefined for what is no whole segment. */
export const segmentOf = (name: string, segmentBytes: number): Segment | undefined =>
  name.length === 24 ? placeOfWal(name, segmentBytes) : undefined;

const hex = (part: number) => part.toString(16).toUpperCase().padStart(8, '0');

/** The name of a segment. */
export function nameOf({ timeline, number }: Segment, segmentBytes: number): string {
  const inLog = LOG_BYTES / segmentBytes;
  return hex(timeline) + hex(Math.floor(number / inLog)) + hex(number % inLog);
}

/** Counts the bytes of the log up to a place that PostgreSQL writes as 0/3000028. */
export function bytesBefore(lsn: string): number {
  const [, log, offset] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(lsn) ?? [];
  if (!log || !offset) throw new RangeError(`${lsn} is no place in the log`);
  return Number.parseInt(log, 16) * LOG_BYTES + Number.parseInt(offset, 16);
}

// The name of a PostgreSQL WAL segment is 24 hexadecimal digits: the timeline and the position in the write-ahead log.
const SEGMENT = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})/;
const ARCHIVED = /^(?:[0-9A-F]{24}(?:\.partial|\.[0-9A-F]{8}\.backup)?|[0-9A-F]{8}\.history)$/;
const LOG_BYTES = 2 ** 32;

/** A WAL segment, identified by its timeline and its sequence number. */
export type Segment = { readonly timeline: number; readonly number: number };

/** Returns whether PostgreSQL archives files with names like this. */
export const isArchivedName = (name: string): boolean => ARCHIVED.test(name);

/** Returns the position of an archived file, or undefined for timeline history files, which have no position. */
export function placeOfWal(name: string, segmentBytes: number): Segment | undefined {
  const [, timeline, log, part] = SEGMENT.exec(name) ?? [];
  if (!timeline || !log || !part) return undefined;
  return {
    timeline: Number.parseInt(timeline, 16),
    number: Number.parseInt(log, 16) * (LOG_BYTES / segmentBytes) + Number.parseInt(part, 16),
  };
}

/** Parses a segment name. Returns undefined for anything but a complete segment. */
export const segmentOf = (name: string, segmentBytes: number): Segment | undefined =>
  name.length === 24 ? placeOfWal(name, segmentBytes) : undefined;

const hex = (part: number) => part.toString(16).toUpperCase().padStart(8, '0');

export function nameOf({ timeline, number }: Segment, segmentBytes: number): string {
  const inLog = LOG_BYTES / segmentBytes;
  return hex(timeline) + hex(Math.floor(number / inLog)) + hex(number % inLog);
}

/** Converts an LSN such as 0/3000028 to a byte offset. */
export function bytesBefore(lsn: string): number {
  const [, log, offset] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(lsn) ?? [];
  if (!log || !offset) throw new RangeError(`${lsn} is not an LSN`);
  return Number.parseInt(log, 16) * LOG_BYTES + Number.parseInt(offset, 16);
}

import { z } from 'zod';
import type { DumpFile } from './dump.ts';
import { LICENCES, type LicenceId } from './licences.ts';
import { DUMP_FORMATS, type DumpFormat, rowsFile } from './lines.ts';
import { DUMP_KINDS, DUMP_ROWS, type DumpKind } from './rows.ts';

const KEYS: Readonly<Record<DumpKind, readonly string[]>> = {
  catalogue: ['kind', 'id'],
  boards: ['boardId'],
  policies: ['name'],
  players: ['userId'],
  events: ['code'],
  'event-members': ['code', 'userId'],
  'event-results': ['code', 'number'],
  records: ['recordId'],
  keywords: ['uniqueId', 'lang'],
  news: ['newsId'],
  log: ['id'],
};

/** Fields that refer to a row of another resource, which has the same field as its key. */
const REFERENCES: Readonly<Partial<Record<DumpKind, Readonly<Record<string, DumpKind>>>>> = {
  'event-members': { code: 'events', userId: 'players' },
  'event-results': { code: 'events' },
  records: { boardId: 'boards', userId: 'players' },
};

type Facts = { readonly takenAt: Date; readonly licence: LicenceId; readonly files: readonly DumpFile[] };

/** Describes a dump as a data package (datapackage.org, version 2) with a table schema for each file of rows. */
export function dataPackage({ takenAt, licence, files }: Facts) {
  const { title, url } = LICENCES[licence];
  const byName = new Map(files.map((file) => [file.name, file]));
  return {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: 'stargrass',
    title: 'Stargrass: all public data',
    created: takenAt.toISOString(),
    licenses: [{ name: licence, title, path: url }],
    resources: DUMP_FORMATS.flatMap((format) =>
      DUMP_KINDS.flatMap((kind) => {
        const file = byName.get(rowsFile(kind, format));
        return file ? [resource(kind, format, file)] : [];
      }),
    ),
  };
}

const MEDIA_TYPES: Readonly<Record<DumpFormat, string>> = { jsonl: 'application/jsonl', csv: 'text/csv' };

const resource = (kind: DumpKind, format: DumpFormat, { name, bytes, sha256, rows }: DumpFile) => ({
  name: format === 'jsonl' ? kind : `${kind}-${format}`,
  path: name,
  format,
  mediatype: MEDIA_TYPES[format],
  compression: 'gz',
  encoding: 'utf-8',
  ...{ bytes, hash: `sha256:${sha256}`, rows },
  schema: {
    fields: fieldsOf(kind),
    primaryKey: KEYS[kind],
    foreignKeys: Object.entries(REFERENCES[kind] ?? {}).map(([field, other]) => ({
      fields: [field],
      reference: { resource: format === 'jsonl' ? other : `${other}-${format}`, fields: [field] },
    })),
  },
});

/** Derives the fields of a table schema from the schema that checks each row. */
export function fieldsOf(kind: DumpKind) {
  return Object.entries<z.ZodType>(DUMP_ROWS[kind].shape).map(([name, field]) => {
    const isOptional = field instanceof z.ZodNullable;
    const value = isOptional ? (field.unwrap() as z.ZodType) : field;
    const { type, format, enum: values } = z.toJSONSchema(value);
    const description = field.description ?? value.description;
    return {
      name,
      type: format === 'date-time' ? 'datetime' : format === 'date' ? 'date' : (type ?? 'any'),
      ...(description !== undefined && { description }),
      constraints: { required: !isOptional, ...(values && { enum: values }) },
    };
  });
}

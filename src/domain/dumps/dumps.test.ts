import { expect, test } from 'vitest';
import { dataPackage, fieldsOf } from './data-package.ts';
import { parseSums, sumsOf } from './dump.ts';
import { formatBytes } from './format-bytes.ts';
import { dumpHead, dumpLine } from './lines.ts';
import { DUMP_KINDS } from './rows.ts';

const sha256 = 'ab'.repeat(32);

test('a row is written with exactly the declared fields, in both formats', () => {
  const row = { id: 7, userId: 'alma', name: '=1+1', isClosed: false, email: 'secret@example.org' };
  expect(dumpHead('players', 'csv')).toBe('\uFEFFid,userId,name,isClosed\r\n');
  expect(dumpLine('players', row)).toEqual({
    jsonl: '{"id":7,"userId":"alma","name":"=1+1","isClosed":false}\n',
    csv: "7,alma,'=1+1,false\r\n", // A spreadsheet must not evaluate a name.
  });
});

test('a row without the declared form is refused', () => {
  expect(() => dumpLine('players', { id: 7, userId: 'Not A Handle', name: null, isClosed: false })).toThrow();
});

test('the description types every field by the schema that checks it', () => {
  expect(fieldsOf('players')).toMatchObject([
    { name: 'id', type: 'integer', constraints: { required: true } },
    { name: 'userId', type: 'string' },
    { name: 'name', type: 'string', constraints: { required: false } },
    { name: 'isClosed', type: 'boolean' },
  ]);
  const types = Object.fromEntries(fieldsOf('records').map(({ name, type }) => [name, type]));
  expect(types).toMatchObject({ postedAt: 'datetime', score: 'integer', splits: 'array', value: 'number', state: 'string' });
  for (const kind of DUMP_KINDS) expect(fieldsOf(kind).map(({ type }) => type)).not.toContain('any');
});

test('the description names licence, hash, keys and references', () => {
  const files = [{ name: 'records.jsonl.gz', bytes: 12, sha256, rows: 3 }];
  const described = dataPackage({ takenAt: new Date('2026-11-18T00:00:00Z'), licence: 'CC0-1.0', files });
  expect(described).toMatchObject({
    created: '2026-11-18T00:00:00.000Z',
    licenses: [{ name: 'CC0-1.0' }],
    resources: [{ name: 'records', path: 'records.jsonl.gz', bytes: 12, hash: `sha256:${sha256}`, rows: 3 }],
  });
  expect(described.resources[0]?.schema.foreignKeys).toContainEqual({
    fields: ['boardId'],
    reference: { resource: 'boards', fields: ['boardId'] },
  });
});

test('checksums are read back as written, and a malformed line is refused', () => {
  expect(parseSums(sumsOf([{ name: 'a.gz', bytes: 1, sha256 }]))).toEqual(new Map([['a.gz', sha256]]));
  for (const line of ['x', `${sha256} a.gz`, `${sha256}  ../a.gz`]) expect(() => parseSums(`${line}\n`)).toThrow('malformed');
});

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1.0 KB'],
  [1_234_567, '1.2 MB'],
  [250_000_000, '250 MB'],
  [5_400_000_000_000, '5400 GB'],
])('formats %i bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

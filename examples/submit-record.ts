// Posts a record with its evidence, as the player whose token is in STARGRASS_TOKEN (scope post:records).
//   SITE_URL=https://… STARGRASS_TOKEN=sgt_… node submit-record.ts --stage 201 --rule 21 --score 30,000 --console 1 --picture result.png
// The idempotency key is derived from the values: running the same command again within 31 days does not post a second record.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openSite, retryAfter } from './client/client.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: { stage: text, rule: text, score: text, time: text, console: text, on: text, comment: text, video: text, picture: text },
});
const { SITE_URL, STARGRASS_TOKEN } = process.env;
if (!SITE_URL || !STARGRASS_TOKEN || !values.stage || !values.rule) throw new Error('set SITE_URL, STARGRASS_TOKEN, --stage and --rule');
const site = openSite(SITE_URL, STARGRASS_TOKEN);

const picture = values.picture === undefined ? undefined : await readFile(values.picture);
const draft = {
  stageId: Number(values.stage),
  rule: Number(values.rule),
  ...(values.score !== undefined && { score: values.score }),
  ...(values.time !== undefined && { time: values.time }),
  ...(values.console !== undefined && { console: Number(values.console) }),
  ...(values.on !== undefined && { achievedOn: values.on }),
  ...(values.comment !== undefined && { comment: values.comment }),
  ...(values.video !== undefined && { videoUrl: values.video }),
};

/** Returns the same UUID for the same values and picture. */
function keyOf(): string {
  const hash = createHash('sha256')
    .update(JSON.stringify(draft))
    .update(picture ?? '')
    .digest('hex');
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

type Answer<Data> = { readonly data?: Data; readonly error?: unknown; readonly response: Response };

/** Repeats a call while the site is busy. The key makes that safe even if an answer was lost. */
async function persist<Data>(call: () => Promise<Answer<Data>>, tries = 5): Promise<Answer<Data>> {
  const answer = await call().catch((error: Error) => error);
  const isBusy = answer instanceof Error || [429, 503].includes(answer.response.status) || codeOf(answer) === 'key-in-progress';
  if (answer instanceof Error && tries <= 1) throw answer;
  if (!isBusy || tries <= 1) return answer as Answer<Data>;
  await sleep(1_000 * (answer instanceof Error ? 5 : retryAfter(answer.response)));
  return persist(call, tries - 1);
}
const codeOf = ({ error }: Answer<unknown>) => (error as { readonly error?: string } | undefined)?.error;

async function upload(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const bodySerializer = ({ file }: { readonly file: Blob }) => {
    const form = new FormData();
    form.set('file', file);
    return form;
  };
  const { data, error } = await persist(() => site.POST('/uploads', { body: { file: new Blob([bytes]) }, bodySerializer }));
  if (!data) throw new Error(`the picture was refused: ${JSON.stringify(error)}`);
  return data.uploadId;
}

const body = { ...draft, ...(picture && { uploadId: await upload(picture) }) };
const answer = await persist(() => site.POST('/records', { params: { header: { 'Idempotency-Key': keyOf() } }, body }));
if (answer.data) console.log(`#${answer.data.rank} ${answer.data.url}${answer.data.evidenceMissing ? ' (evidence is missing)' : ''}`);
// The same values with a second upload of the picture: the first run has posted the record.
else if (codeOf(answer) === 'key-reused') console.log('posted before');
else {
  console.error('the record was refused:', JSON.stringify(answer.error));
  process.exitCode = 1;
}

// npm run storage:buckets    makes both buckets on the S3 server of the settings, private; leaves alone what is there
import { createBuckets } from '#wiring/create-buckets.ts';
import { parseEnv } from '#wiring/env.ts';

const made = await createBuckets(parseEnv(process.env));
console.log(made.length > 0 ? `made ${made.join(' and ')}` : 'nothing to make');

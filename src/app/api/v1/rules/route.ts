import { describeRules } from '#domain/api/describe-catalogue.ts';
import { listRules } from '#domain/api/rules.ts';
import { deps } from '#web/server/deps.ts';
import { v1Read } from '#web/server/v1/v1-read.ts';

export const GET = v1Read(listRules, async () => ({ ok: true, value: { data: describeRules(await deps().catalogue()) } }));

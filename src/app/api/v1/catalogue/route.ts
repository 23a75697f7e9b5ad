import { getCatalogue } from '#domain/api/catalogue.ts';
import { describeCatalogue } from '#domain/api/describe-catalogue.ts';
import { deps } from '#web/server/deps.ts';
import { v1Read } from '#web/server/v1/v1-read.ts';

export const GET = v1Read(getCatalogue, async () => ({ ok: true, value: describeCatalogue(await deps().catalogue()) }));

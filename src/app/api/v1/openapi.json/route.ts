import { getDocument } from '#domain/api/catalogue.ts';
import { env } from '#web/server/env.ts';
import { openApiDocument } from '#web/server/v1/open-api.ts';
import { v1Read } from '#web/server/v1/v1-read.ts';

let document: ReturnType<typeof openApiDocument> | undefined;

export const GET = v1Read(getDocument, async () => {
  document ??= openApiDocument(env().SITE_URL); // Once in a process, because it takes about 100 ms.
  return { ok: true, value: { ...document } };
});

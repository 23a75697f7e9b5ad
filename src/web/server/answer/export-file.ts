import 'server-only';
import { type ExportFormat, type ExportKind, type ExportRow, exportHead, exportLine } from '#domain/administration/exports.ts';

const TYPES: Readonly<Record<ExportFormat, string>> = { csv: 'text/csv; charset=utf-8', jsonl: 'application/x-ndjson; charset=utf-8' };

/** Streams an export page by page, with backpressure. */
export function exportFile(kind: ExportKind, format: ExportFormat, pages: AsyncGenerator<readonly ExportRow<ExportKind>[]>): Response {
  return new Response(streamOf(bytesOf(kind, format, pages)), {
    headers: {
      'content-type': TYPES[format],
      'content-disposition': `attachment; filename="stargrass-${kind}.${format}"`,
      'cache-control': 'no-store',
    },
  });
}

async function* bytesOf(kind: ExportKind, format: ExportFormat, pages: AsyncGenerator<readonly ExportRow<ExportKind>[]>) {
  const encoder = new TextEncoder();
  yield encoder.encode(exportHead(kind, format));
  for await (const rows of pages) yield encoder.encode(rows.map((row) => exportLine(kind, format, row)).join(''));
}

// Reads the next chunk only when the consumer is ready. Cancelling the stream also ends the generator.
const streamOf = (pieces: AsyncGenerator<Uint8Array>): ReadableStream =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });

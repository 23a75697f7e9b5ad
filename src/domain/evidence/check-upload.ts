import { isDecodable, MAX_UPLOAD_BYTES } from './image-rules.ts';
import { readHeader } from './read-header.ts';

/** Checks an uploaded file before it is decoded. Returns undefined when the file is acceptable. */
export function checkUpload(bytes: Uint8Array): 'too-large' | 'not-an-image' | 'too-many-pixels' | undefined {
  if (bytes.length > MAX_UPLOAD_BYTES) return 'too-large';
  const header = readHeader(bytes);
  if (!header) return 'not-an-image';
  return isDecodable(header) ? undefined : 'too-many-pixels';
}

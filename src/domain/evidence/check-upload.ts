import { isDecodable, MAX_UPLOAD_BYTES } from './image-rules.ts';
import { readHeader } from './read-header.ts';

/** What is wrong with a file before anybody decodes it; undefined when it may go on. */
export function checkUpload(bytes: Uint8Array): 'too-large' | 'not-an-image' | 'too-many-pixels' | undefined {
  if (bytes.length > MAX_UPLOAD_BYTES) return 'too-large';
  const header = readHeader(bytes);
  if (!header) return 'not-an-image';
  return isDecodable(header) ? undefined : 'too-many-pixels';
}

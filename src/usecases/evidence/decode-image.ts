import type { PictureFormat, PictureSize } from '#domain/evidence/image-rules.ts';
import type { Result } from '#domain/shared/result.ts';

export type DecodedPicture = {
  readonly size: PictureSize;
  readonly format: PictureFormat;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
};

/** A decoded image: its dimensions, its hashes and the re-encoded pictures. */
export type DecodedImage = {
  readonly width: number;
  readonly height: number;
  readonly pixelHash: string;
  readonly differenceHash: string;
  readonly pictures: readonly DecodedPicture[];
};

export type DecodeError = 'not-an-image' | 'too-many-pixels' | 'animated' | 'damaged' | 'too-heavy' | 'too-slow';

/** Decodes an untrusted file within hard limits on time and memory. */
export type DecodeImage = (original: Uint8Array) => Promise<Result<DecodedImage, DecodeError>>;

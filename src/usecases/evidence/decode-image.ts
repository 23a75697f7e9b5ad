import type { PictureFormat, PictureSize } from '#domain/evidence/image-rules.ts';
import type { Result } from '#domain/shared/result.ts';

export type DecodedPicture = {
  readonly size: PictureSize;
  readonly format: PictureFormat;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
};

/** What is left of a file after decoding: pixels, encoded anew, and figures about them. */
export type DecodedImage = {
  readonly width: number;
  readonly height: number;
  readonly pixelHash: string;
  readonly differenceHash: string;
  readonly pictures: readonly DecodedPicture[];
};

export type DecodeError = 'not-an-image' | 'too-many-pixels' | 'animated' | 'damaged' | 'too-heavy' | 'too-slow';

/** Decodes a hostile file within hard limits, whatever it holds. */
export type DecodeImage = (original: Uint8Array) => Promise<Result<DecodedImage, DecodeError>>;

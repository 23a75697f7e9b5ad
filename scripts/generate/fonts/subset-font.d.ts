declare module 'subset-font' {
  type Options = {
    targetFormat?: 'woff2';
    /** OpenType features to keep. Without this list, all are kept. */
    keepFeatures?: readonly string[];
    /** Weights to keep: one value, or a range. */
    variationAxes?: { wght: number | { min: number; max: number } };
  };
  export default function subsetFont(font: Buffer, characters: string, options?: Options): Promise<Buffer>;
}

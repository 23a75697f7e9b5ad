import sharp from 'sharp';

/** Returns a picture that compresses like a screenshot: stripes with a few edges. */
export function drawPicture(width = 64, height = 48, seed = 1) {
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < data.length; at += 1) {
    const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)];
    data[at] = (Math.floor(x / 8) * 37 * seed + Math.floor(y / 8) * 91 + (at % 3) * 50 + x) % 256;
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

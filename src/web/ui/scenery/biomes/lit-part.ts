/**
 * Returns the path of the lit part of a moon at (x, y): half a circle, on the right while waxing, plus or minus half an
 * ellipse.
 */
export function litPart(angle: number, x: number, y: number, r: number): string {
  const [grows, overHalf] = [angle < 180 ? 1 : 0, angle > 90 && angle < 270 ? 1 : 0];
  const width = Math.abs(r * Math.cos((angle * Math.PI) / 180)).toFixed(2);
  return `M${x} ${y - r}A${r} ${r} 0 0 ${grows} ${x} ${y + r}A${width} ${r} 0 0 ${grows === overHalf ? 1 : 0} ${x} ${y - r}z`;
}

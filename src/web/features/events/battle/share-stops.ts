/** Returns the colour stops of a gradient in which each part takes its share of the points. Undefined without parts. */
export function shareStops(parts: readonly { readonly colour: string; readonly points: number }[]): string | undefined {
  const sum = parts.reduce((all, { points }) => all + points, 0);
  if (sum === 0) return undefined;
  let reached = 0;
  const stops = parts.map(({ colour, points }) => {
    const from = reached;
    reached += points;
    return `${colour} ${percent(from / sum)} ${percent(reached / sum)}`;
  });
  return `linear-gradient(90deg, ${stops.join(', ')})`;
}

const percent = (share: number): string => `${Math.round(share * 1_000) / 10}%`;

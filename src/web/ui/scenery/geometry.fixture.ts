const NUMBERS = ['d', 'cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'width', 'height', 'opacity'];

/** Returns all shapes in drawing order with their numbers, without groups, ids and colours. */
export function geometry(container: Element): string {
  const shapes = [...container.querySelectorAll('svg *')].filter((shape) => shape.tagName !== 'g');
  return shapes.map((shape) => shape.tagName + NUMBERS.map((name) => shape.getAttribute(name) ?? '').join(' ')).join('\n');
}

/**
 * Returns the point that a key moves to. Returns 'none' when the key clears the selection, and undefined when the key
 * is not handled.
 */
export function stepTo(key: string, shown: number | undefined, count: number): number | 'none' | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return shown === undefined ? 0 : Math.min(shown + 1, last);
    case 'ArrowLeft':
    case 'ArrowDown':
      return shown === undefined ? last : Math.max(shown - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'Escape':
      return 'none';
    default:
      return undefined;
  }
}

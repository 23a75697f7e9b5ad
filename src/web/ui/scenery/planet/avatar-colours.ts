/**
 * The two colours of a player's planet: ground and marks. They are the same in both themes and therefore in neither
 * style sheet.
 */
export const AVATAR_COLOURS = [
  ['#ff9166', '#7a2f3a'],
  ['#f0c554', '#c2622d'],
  ['#67c6f5', '#1f5fae'],
  ['#8fd65c', '#22705a'],
  ['#ff86b1', '#8d3c8f'],
  ['#ad99ff', '#4a3aa8'],
  ['#4ed4bd', '#0f6a78'],
  ['#e8e2cf', '#8b9aa3'],
  ['#d3ec6f', '#5b8a2c'],
  ['#ffb27a', '#e0574f'],
  ['#9fe3f0', '#7a86e6'],
  ['#f6d7e4', '#d86a9a'],
  ['#c9a27a', '#6d4a3a'],
  ['#f7e08a', '#6fae5b'],
] as const;

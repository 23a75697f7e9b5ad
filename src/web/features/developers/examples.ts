/** Calls of the public API that the page runs, as addresses after `/api/v1`. Every one works on a new site as well. */
export const EXAMPLES = [
  { key: 'board', path: '/boards/stage/201?limit=5' },
  { key: 'records', path: '/records?limit=5' },
  { key: 'rule', path: '/rules/21' },
] as const;

/** Where the public API begins. */
export const API_BASE = '/api/v1';

/** Maximum text lengths and list sizes for an event. */
export const EVENT_LIMITS = { title: 80, description: 8_000, stages: 100, teams: 22, columns: 20, cells: 400 } as const;

/** Whether PostgreSQL refused because somebody else was first; of which constraint or index. */
export const violatedUnique = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && error.code === '23505' && 'constraint' in error ? String(error.constraint) : undefined;

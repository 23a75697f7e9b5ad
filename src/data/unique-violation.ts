/** Returns the name of the constraint or index that a unique violation refers to, or undefined for any other error. */
export const violatedUnique = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && error.code === '23505' && 'constraint' in error ? String(error.constraint) : undefined;

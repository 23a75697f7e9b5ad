/** The constraint or index of a unique violation, or undefined for any other error. */
export const violatedUnique = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && error.code === '23505' && 'constraint' in error ? String(error.constraint) : undefined;

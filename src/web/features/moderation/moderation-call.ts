/** What a call to the moderators' API came to; status 0: no answer. */
export type Answer = {
  readonly status: number;
  readonly body: {
    readonly actId?: string | null;
    readonly isHalf?: boolean;
    readonly bulkId?: string;
    readonly error?: string;
    readonly fields?: Readonly<Record<string, string>>;
  };
};

/** Posts to `/api/moderation{path}`; it never throws. */
export async function moderationCall(path: string, json: object, revisionId?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(revisionId !== undefined && { 'if-match': `"${revisionId}"` }) };
  try {
    const response = await fetch(`/api/moderation${path}`, { method: 'POST', body: JSON.stringify(json), headers });
    return { status: response.status, body: await response.json().catch(() => ({})) };
  } catch {
    return { status: 0, body: {} };
  }
}

export const isFine = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** The sentence for a refusal; what has none of its own did not work. */
export const refusalText = (errors: Readonly<Record<string, string>> & { readonly failure: string }, { body }: Answer): string =>
  errors[body.error ?? ''] ?? errors.failure;

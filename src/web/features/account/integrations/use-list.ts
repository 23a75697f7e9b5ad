import { useCallback, useEffect, useState } from 'react';
import { apiCall } from '#web/features/account/account-call.ts';
import { type SettingsContext, settingsAnswer } from '#web/features/account/settings/settings-words.ts';

/** Rows of a personal list: undefined while they load, a message when they did not, and a function to read them again. */
type List<Row> = {
  readonly rows: readonly Row[] | undefined;
  readonly trouble: string | undefined;
  readonly reload: () => Promise<void>;
};

/** Reads the list `name` of the answer of `path`. */
export function useList<Row>(path: string, name: string, context: SettingsContext): List<Row> {
  const [list, setList] = useState<Pick<List<Row>, 'rows' | 'trouble'>>({ rows: undefined, trouble: undefined });
  const reload = useCallback(async () => {
    const result = await apiCall<Readonly<Record<string, readonly Row[]>>>('GET', path);
    if (result.ok) setList({ rows: result.body[name] ?? [], trouble: undefined });
    else setList(({ rows }) => ({ rows, trouble: settingsAnswer(context, result).callout }));
  }, [path, name, context]);
  useEffect(() => void reload(), [reload]);
  return { ...list, reload };
}

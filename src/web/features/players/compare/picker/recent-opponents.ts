const KEY = 'recentOpponents';
const MOST = 5;

type Stored = { readonly me: string; readonly handles: readonly string[] };

/** Returns the players whom this user compared in this tab, last one first. Another user's list is not returned. */
export function recentOpponents(me: string): readonly string[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Stored | null;
    return stored?.me === me ? stored.handles : [];
  } catch {
    return [];
  }
}

/** Adds players to the list of this tab. It ends with the tab, so that nothing personal stays on the device. */
export function rememberOpponents(me: string, handles: readonly string[]): void {
  const others = handles.filter((handle) => handle !== me);
  const stored: Stored = { me, handles: [...new Set([...others, ...recentOpponents(me)])].slice(0, MOST) };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    // Without storage, the list of recent players is empty.
  }
}

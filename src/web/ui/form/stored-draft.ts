/** Drafts of one kind, each in its own slot. */
export type DraftStore<Draft> = {
  readonly find: (slot: string) => Draft | undefined;
  /** Returns the names of all slots that are in use. */
  readonly slots: () => string[];
  /** Returns the drafts in all slots that begin with `start`. */
  readonly list: (start: string) => Draft[];
  readonly store: (slot: string, draft: Draft) => void;
  readonly delete: (slot: string) => void;
};

const inBrowser = () => localStorage;

/**
 * Stores drafts as JSON under `prefix` and the slot, so that a prefix with a version number ignores drafts of a form
 * with other fields. `isWhole` checks a stored object, which may come from another version of the site. Drafts that
 * cannot be stored, because storage is full or disabled, last as long as the page.
 */
export function draftStore<Draft extends object>(
  prefix: string,
  isWhole: (stored: Partial<Draft>) => boolean,
  area: () => Storage = inBrowser,
): DraftStore<Draft> {
  const unstored = new Map<string, Draft>();

  const find = (slot: string) => unstored.get(slot) ?? attempt(() => parse(area().getItem(prefix + slot)));
  const parse = (text: string | null): Draft | undefined => {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const draft = renameTime(stored) as Partial<Draft>;
    return isWhole(draft) ? (draft as Draft) : undefined;
  };
  const storedSlots = () =>
    Object.keys(area())
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  const slots = () => [...new Set([...(attempt(storedSlots) ?? []), ...unstored.keys()])];

  return {
    find,
    slots,
    list: (start) =>
      slots()
        .filter((slot) => slot.startsWith(start))
        .flatMap((slot) => find(slot) ?? []),
    store: (slot, draft) => {
      unstored.set(slot, draft);
      attempt(() => {
        area().setItem(prefix + slot, JSON.stringify(draft));
        unstored.delete(slot);
      });
    },
    delete: (slot) => {
      unstored.delete(slot);
      attempt(() => area().removeItem(prefix + slot));
    },
  };
}

// Version 1 stored the time as `keptAt`.
const renameTime = (stored: { readonly keptAt?: unknown }) => ('keptAt' in stored ? { storedAt: stored.keptAt, ...stored } : stored);

// Storage may be disabled, and its content may be invalid.
function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { isSameVersion } from './editor-context.ts';
import { deleteDraft, findDraft, type StoredDraft, storeDraft } from './stored-drafts.ts';

type Start = Pick<StoredDraft, 'slot' | 'lang' | 'version' | 'base'>;
type Change = Partial<Pick<StoredDraft, 'lang' | 'version' | 'base' | 'key'>>;

const fresh = (start: Start): StoredDraft => ({ ...start, id: '', key: '', storedAt: '' });

/** Manages the draft being edited. Stores every change immediately and restores an abandoned draft. */
export function useDraft(start: Start) {
  const first = useRef(start);
  const current = useRef(fresh(start));
  const [draft, show] = useState(current.current);
  const [backFrom, setBackFrom] = useState<string>(); // Time at which the restored draft was stored.

  const set = useCallback((next: StoredDraft) => {
    current.current = next;
    show(next);
  }, []);

  useEffect(() => {
    let open = true;
    findDraft(first.current.slot).then((found) => {
      // Once the player has started to type, the new text has precedence and the found draft stays stored.
      if (!open || !found || current.current.id !== '') return;
      set(found);
      setBackFrom(found.storedAt);
    });
    return () => {
      open = false;
    };
  }, [set]);

  const isDirty = ({ version, base }: StoredDraft) => !isSameVersion(version, base?.version ?? first.current.version);
  const change = (part: Change) => {
    const { id, key, ...before } = current.current;
    const next = { ...before, id: id || crypto.randomUUID(), key: key || crypto.randomUUID(), storedAt: new Date().toISOString(), ...part };
    set(next);
    if (isDirty(next)) storeDraft(next);
    else deleteDraft(next);
  };
  const removeStored = () => deleteDraft(current.current);
  const discard = () => {
    removeStored();
    set(fresh(first.current));
    setBackFrom(undefined);
  };
  return { draft, current, change, removeStored, discard, dirty: isDirty(draft), backFrom };
}

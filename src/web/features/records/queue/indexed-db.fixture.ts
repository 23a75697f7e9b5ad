import { vi } from 'vitest';

type Row = { readonly key: string };

/** Replaces IndexedDB, which the test environment lacks, with one object store per database. Returns its databases. */
export function stubIndexedDb(): Map<string, Map<string, Row>> {
  const databases = new Map<string, Map<string, Row>>();
  const later = (call: () => void) => void queueMicrotask(call);

  const open = (name: string) => {
    const request: Record<string, unknown> = {};
    const isNew = !databases.has(name);
    const rows = databases.get(name) ?? new Map<string, Row>();
    databases.set(name, rows);
    const store = {
      getAll: () => ({ result: [...rows.values()] }),
      put: (row: Row) => ({ result: void rows.set(row.key, { ...row }) }),
      getKey: (key: string) => {
        const found: { result: string | undefined; onsuccess?: () => void } = { result: rows.has(key) ? key : undefined };
        later(() => found.onsuccess?.());
        return found;
      },
      delete: (key: string) => ({ result: void rows.delete(key) }),
    };
    const transaction = () => {
      const own: { objectStore: () => typeof store; oncomplete?: () => void } = { objectStore: () => store };
      later(() => own.oncomplete?.());
      return own;
    };
    request.result = { createObjectStore: () => store, transaction, close: () => {} };
    later(() => {
      if (isNew) (request.onupgradeneeded as () => void)();
      (request.onsuccess as () => void)();
    });
    return request;
  };
  const deleteDatabase = (name: string) => {
    const request: { onsuccess?: () => void } = {};
    databases.delete(name);
    later(() => request.onsuccess?.());
    return request;
  };
  vi.stubGlobal('indexedDB', { open, deleteDatabase });
  return databases;
}

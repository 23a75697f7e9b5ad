import { useSyncExternalStore } from 'react';
import { firstNoticesState, type NoticesState, noticesState, onNotices } from './notices-store.ts';

/** The newest notices of the reader, as far as the bell has asked for them. */
export const useNotices = (): NoticesState => useSyncExternalStore(onNotices, noticesState, firstNoticesState);

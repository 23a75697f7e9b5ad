import { useSyncExternalStore } from 'react';
import { hasPasskeys } from './passkey-call.ts';

const never = () => () => {};

/** Returns whether this browser has passkeys. The server renders what nearly all browsers need. */
export const useHasPasskeys = (): boolean => useSyncExternalStore(never, hasPasskeys, () => true);

import { useSyncExternalStore } from 'react';
import { firstNotificationsState, type NotificationsState, notificationsState, onNotifications } from './notifications-store.ts';

/** Returns the reader's newest notifications, which the header loads. */
export const useNotifications = (): NotificationsState =>
  useSyncExternalStore(onNotifications, notificationsState, firstNotificationsState);

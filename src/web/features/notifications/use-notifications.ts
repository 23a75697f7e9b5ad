import { useSyncExternalStore } from 'react';
import { firstNotificationsState, type NotificationsState, notificationsState, onNotifications } from './notifications-store.ts';

/** The reader's newest notifications as loaded by the bell. */
export const useNotifications = (): NotificationsState =>
  useSyncExternalStore(onNotifications, notificationsState, firstNotificationsState);

import { useSyncExternalStore } from 'react';
import { firstNotificationsState, type NotificationsState, notificationsState, onNotifications } from './notifications-store.ts';

/** The newest notices of the reader, as far as the bell has asked for them. */
export const useNotifications = (): NotificationsState =>
  useSyncExternalStore(onNotifications, notificationsState, firstNotificationsState);

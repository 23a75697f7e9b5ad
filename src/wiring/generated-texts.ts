// Generated from content/locales by `npm run content:build`. Do not edit.
import enMail from '#content/locales/en/mail.json' with { type: 'json' };
import enNotifications from '#content/locales/en/notifications.json' with { type: 'json' };
import jaMail from '#content/locales/ja/mail.json' with { type: 'json' };
import jaNotifications from '#content/locales/ja/notifications.json' with { type: 'json' };

export const OWN_TEXTS = {
  en: {
    mail: enMail,
    notifications: enNotifications,
  },
  ja: {
    mail: jaMail,
    notifications: jaNotifications,
  },
};

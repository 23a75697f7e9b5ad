// Generated from content/locales by `npm run content:build`. Do not edit.
import enDiscord from '#content/locales/en/discord.json' with { type: 'json' };
import enLog from '#content/locales/en/log.json' with { type: 'json' };
import enMail from '#content/locales/en/mail.json' with { type: 'json' };
import enNotifications from '#content/locales/en/notifications.json' with { type: 'json' };
import jaDiscord from '#content/locales/ja/discord.json' with { type: 'json' };
import jaLog from '#content/locales/ja/log.json' with { type: 'json' };
import jaMail from '#content/locales/ja/mail.json' with { type: 'json' };
import jaNotifications from '#content/locales/ja/notifications.json' with { type: 'json' };

export const OWN_TEXTS = {
  en: {
    discord: enDiscord,
    log: enLog,
    mail: enMail,
    notifications: enNotifications,
  },
  ja: {
    discord: jaDiscord,
    log: jaLog,
    mail: jaMail,
    notifications: jaNotifications,
  },
};

// Generated from content/locales by `npm run content:build`. Do not edit.
import enAbout from '#content/locales/en/about.json' with { type: 'json' };
import enAccount from '#content/locales/en/account.json' with { type: 'json' };
import enAccountMenu from '#content/locales/en/account-menu.json' with { type: 'json' };
import enAdmin from '#content/locales/en/admin.json' with { type: 'json' };
import enCalendar from '#content/locales/en/calendar.json' with { type: 'json' };
import enCharts from '#content/locales/en/charts.json' with { type: 'json' };
import enDashboard from '#content/locales/en/dashboard.json' with { type: 'json' };
import enData from '#content/locales/en/data.json' with { type: 'json' };
import enDevelopers from '#content/locales/en/developers.json' with { type: 'json' };
import enEditor from '#content/locales/en/editor.json' with { type: 'json' };
import enEmbed from '#content/locales/en/embed.json' with { type: 'json' };
import enEventBattle from '#content/locales/en/event-battle.json' with { type: 'json' };
import enEventForm from '#content/locales/en/event-form.json' with { type: 'json' };
import enEventReplay from '#content/locales/en/event-replay.json' with { type: 'json' };
import enEvents from '#content/locales/en/events.json' with { type: 'json' };
import enFailure from '#content/locales/en/failure.json' with { type: 'json' };
import enFairness from '#content/locales/en/fairness.json' with { type: 'json' };
import enFeeds from '#content/locales/en/feeds.json' with { type: 'json' };
import enFound from '#content/locales/en/found.json' with { type: 'json' };
import enGame from '#content/locales/en/game.json' with { type: 'json' };
import enGuides from '#content/locales/en/guides.json' with { type: 'json' };
import enHome from '#content/locales/en/home.json' with { type: 'json' };
import enIntegrations from '#content/locales/en/integrations.json' with { type: 'json' };
import enKeywords from '#content/locales/en/keywords.json' with { type: 'json' };
import enLive from '#content/locales/en/live.json' with { type: 'json' };
import enLog from '#content/locales/en/log.json' with { type: 'json' };
import enMenu from '#content/locales/en/menu.json' with { type: 'json' };
import enModeration from '#content/locales/en/moderation.json' with { type: 'json' };
import enNews from '#content/locales/en/news.json' with { type: 'json' };
import enNotifications from '#content/locales/en/notifications.json' with { type: 'json' };
import enPages from '#content/locales/en/pages.json' with { type: 'json' };
import enPlayers from '#content/locales/en/players.json' with { type: 'json' };
import enPostResult from '#content/locales/en/post-result.json' with { type: 'json' };
import enProfile from '#content/locales/en/profile.json' with { type: 'json' };
import enRace from '#content/locales/en/race.json' with { type: 'json' };
import enRankingSheets from '#content/locales/en/ranking-sheets.json' with { type: 'json' };
import enRankings from '#content/locales/en/rankings.json' with { type: 'json' };
import enRecords from '#content/locales/en/records.json' with { type: 'json' };
import enRefresh from '#content/locales/en/refresh.json' with { type: 'json' };
import enSearch from '#content/locales/en/search.json' with { type: 'json' };
import enSecondFactor from '#content/locales/en/second-factor.json' with { type: 'json' };
import enShell from '#content/locales/en/shell.json' with { type: 'json' };
import enSpeedruns from '#content/locales/en/speedruns.json' with { type: 'json' };
import enStatus from '#content/locales/en/status.json' with { type: 'json' };
import enTerms from '#content/locales/en/terms.json' with { type: 'json' };
import enTotals from '#content/locales/en/totals.json' with { type: 'json' };
import enWelcome from '#content/locales/en/welcome.json' with { type: 'json' };
import enYear from '#content/locales/en/year.json' with { type: 'json' };
import jaAbout from '#content/locales/ja/about.json' with { type: 'json' };
import jaAccount from '#content/locales/ja/account.json' with { type: 'json' };
import jaAccountMenu from '#content/locales/ja/account-menu.json' with { type: 'json' };
import jaAdmin from '#content/locales/ja/admin.json' with { type: 'json' };
import jaCalendar from '#content/locales/ja/calendar.json' with { type: 'json' };
import jaCharts from '#content/locales/ja/charts.json' with { type: 'json' };
import jaDashboard from '#content/locales/ja/dashboard.json' with { type: 'json' };
import jaData from '#content/locales/ja/data.json' with { type: 'json' };
import jaDevelopers from '#content/locales/ja/developers.json' with { type: 'json' };
import jaEditor from '#content/locales/ja/editor.json' with { type: 'json' };
import jaEmbed from '#content/locales/ja/embed.json' with { type: 'json' };
import jaEventBattle from '#content/locales/ja/event-battle.json' with { type: 'json' };
import jaEventForm from '#content/locales/ja/event-form.json' with { type: 'json' };
import jaEventReplay from '#content/locales/ja/event-replay.json' with { type: 'json' };
import jaEvents from '#content/locales/ja/events.json' with { type: 'json' };
import jaFailure from '#content/locales/ja/failure.json' with { type: 'json' };
import jaFairness from '#content/locales/ja/fairness.json' with { type: 'json' };
import jaFeeds from '#content/locales/ja/feeds.json' with { type: 'json' };
import jaFound from '#content/locales/ja/found.json' with { type: 'json' };
import jaGame from '#content/locales/ja/game.json' with { type: 'json' };
import jaGuides from '#content/locales/ja/guides.json' with { type: 'json' };
import jaHome from '#content/locales/ja/home.json' with { type: 'json' };
import jaIntegrations from '#content/locales/ja/integrations.json' with { type: 'json' };
import jaKeywords from '#content/locales/ja/keywords.json' with { type: 'json' };
import jaLive from '#content/locales/ja/live.json' with { type: 'json' };
import jaLog from '#content/locales/ja/log.json' with { type: 'json' };
import jaMenu from '#content/locales/ja/menu.json' with { type: 'json' };
import jaModeration from '#content/locales/ja/moderation.json' with { type: 'json' };
import jaNews from '#content/locales/ja/news.json' with { type: 'json' };
import jaNotifications from '#content/locales/ja/notifications.json' with { type: 'json' };
import jaPages from '#content/locales/ja/pages.json' with { type: 'json' };
import jaPlayers from '#content/locales/ja/players.json' with { type: 'json' };
import jaPostResult from '#content/locales/ja/post-result.json' with { type: 'json' };
import jaProfile from '#content/locales/ja/profile.json' with { type: 'json' };
import jaRace from '#content/locales/ja/race.json' with { type: 'json' };
import jaRankingSheets from '#content/locales/ja/ranking-sheets.json' with { type: 'json' };
import jaRankings from '#content/locales/ja/rankings.json' with { type: 'json' };
import jaRecords from '#content/locales/ja/records.json' with { type: 'json' };
import jaRefresh from '#content/locales/ja/refresh.json' with { type: 'json' };
import jaSearch from '#content/locales/ja/search.json' with { type: 'json' };
import jaSecondFactor from '#content/locales/ja/second-factor.json' with { type: 'json' };
import jaShell from '#content/locales/ja/shell.json' with { type: 'json' };
import jaSpeedruns from '#content/locales/ja/speedruns.json' with { type: 'json' };
import jaStatus from '#content/locales/ja/status.json' with { type: 'json' };
import jaTerms from '#content/locales/ja/terms.json' with { type: 'json' };
import jaTotals from '#content/locales/ja/totals.json' with { type: 'json' };
import jaWelcome from '#content/locales/ja/welcome.json' with { type: 'json' };
import jaYear from '#content/locales/ja/year.json' with { type: 'json' };

export const OWN_MESSAGES = {
  en: {
    about: enAbout,
    account: enAccount,
    accountMenu: enAccountMenu,
    admin: enAdmin,
    calendar: enCalendar,
    charts: enCharts,
    dashboard: enDashboard,
    data: enData,
    developers: enDevelopers,
    editor: enEditor,
    embed: enEmbed,
    eventBattle: enEventBattle,
    eventForm: enEventForm,
    eventReplay: enEventReplay,
    events: enEvents,
    failure: enFailure,
    fairness: enFairness,
    feeds: enFeeds,
    found: enFound,
    game: enGame,
    guides: enGuides,
    home: enHome,
    integrations: enIntegrations,
    keywords: enKeywords,
    live: enLive,
    log: enLog,
    menu: enMenu,
    moderation: enModeration,
    news: enNews,
    notifications: enNotifications,
    pages: enPages,
    players: enPlayers,
    postResult: enPostResult,
    profile: enProfile,
    race: enRace,
    rankingSheets: enRankingSheets,
    rankings: enRankings,
    records: enRecords,
    refresh: enRefresh,
    search: enSearch,
    secondFactor: enSecondFactor,
    shell: enShell,
    speedruns: enSpeedruns,
    status: enStatus,
    terms: enTerms,
    totals: enTotals,
    welcome: enWelcome,
    year: enYear,
  },
  ja: {
    about: jaAbout,
    account: jaAccount,
    accountMenu: jaAccountMenu,
    admin: jaAdmin,
    calendar: jaCalendar,
    charts: jaCharts,
    dashboard: jaDashboard,
    data: jaData,
    developers: jaDevelopers,
    editor: jaEditor,
    embed: jaEmbed,
    eventBattle: jaEventBattle,
    eventForm: jaEventForm,
    eventReplay: jaEventReplay,
    events: jaEvents,
    failure: jaFailure,
    fairness: jaFairness,
    feeds: jaFeeds,
    found: jaFound,
    game: jaGame,
    guides: jaGuides,
    home: jaHome,
    integrations: jaIntegrations,
    keywords: jaKeywords,
    live: jaLive,
    log: jaLog,
    menu: jaMenu,
    moderation: jaModeration,
    news: jaNews,
    notifications: jaNotifications,
    pages: jaPages,
    players: jaPlayers,
    postResult: jaPostResult,
    profile: jaProfile,
    race: jaRace,
    rankingSheets: jaRankingSheets,
    rankings: jaRankings,
    records: jaRecords,
    refresh: jaRefresh,
    search: jaSearch,
    secondFactor: jaSecondFactor,
    shell: jaShell,
    speedruns: jaSpeedruns,
    status: jaStatus,
    terms: jaTerms,
    totals: jaTotals,
    welcome: jaWelcome,
    year: jaYear,
  },
};

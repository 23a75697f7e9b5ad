// Generated from content/locales by `npm run content:build`. Do not edit.
import enCatalogue from '#content/locales/en/catalogue.json' with { type: 'json' };
import enDemoTexts from '#content/locales/en/demo-texts.json' with { type: 'json' };
import enGuideTexts from '#content/locales/en/guide-texts.json' with { type: 'json' };
import enKeywordTexts from '#content/locales/en/keyword-texts.json' with { type: 'json' };
import jaCatalogue from '#content/locales/ja/catalogue.json' with { type: 'json' };
import jaDemoTexts from '#content/locales/ja/demo-texts.json' with { type: 'json' };
import jaGuideTexts from '#content/locales/ja/guide-texts.json' with { type: 'json' };
import jaKeywordTexts from '#content/locales/ja/keyword-texts.json' with { type: 'json' };

export const OWN_SEED_TEXTS = {
  en: {
    catalogue: enCatalogue,
    demoTexts: enDemoTexts,
    guideTexts: enGuideTexts,
    keywordTexts: enKeywordTexts,
  },
  ja: {
    catalogue: jaCatalogue,
    demoTexts: jaDemoTexts,
    guideTexts: jaGuideTexts,
    keywordTexts: jaKeywordTexts,
  },
};

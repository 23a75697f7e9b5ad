import { RULE_CATEGORY } from '#domain/keywords/categories.ts';
import { KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import { LANGUAGES, type Language } from '#domain/shared/language.ts';
import { COMPLETE_LANGUAGES } from './check-locales.ts';
import { checkUnique } from './check-names.ts';
import type { Content } from './content.ts';
import type { Report } from './report.ts';
import { KEYWORDS, STAGES_OF_RULE } from './spec-numbers.ts';

type Keyword = Content['keywords'][number];

// What a text must fulfil in a language. Languages without an entry are not checked.
const LENGTHS: Readonly<Partial<Record<Language, { of: (text: string) => number; min: number; max: number; unit: string }>>> = {
  en: { of: (text) => text.split(/\s+/).length, min: 60, max: 200, unit: 'English words' },
  ja: { of: (text) => text.length, min: 120, max: 600, unit: 'Japanese characters' },
};
const WITHOUT_SPACES: readonly Language[] = ['ja'];

/** Checks the fields, links and text lengths of keywords, and that every rule with stages has exactly one keyword. */
export function checkKeywords(report: Report, content: Content): void {
  const { keywords } = content;
  report.ok(keywords.length === KEYWORDS, `keywords: ${keywords.length}`);
  for (const field of ['slug', 'uniqueId'] as const) {
    const values = keywords.map((keyword) => keyword[field]);
    checkUnique(report, `keywords.${field}`, values);
  }
  for (const keyword of keywords) {
    const check = (holds: boolean, what: string) => report.ok(holds, `keyword ${keyword.slug}: ${what}`);
    checkFields(check, keyword, content);
    checkText(check, keyword, keywords);
  }
  const explained = keywords.flatMap((keyword) => keyword.ruleIds);
  for (const rule of Object.keys(STAGES_OF_RULE).map(Number)) {
    report.ok(explained.filter((id) => id === rule).length === 1, `rule ${rule}: needs exactly one rule entry`);
  }
}

type Check = (holds: boolean, what: string) => void;

function checkFields(check: Check, keyword: Keyword, { rules, stages }: Content): void {
  const { category, flag, ruleIds, stageIds, uniqueId, yomi } = keyword;
  check(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(keyword.slug) && /^[0-9a-f]{1,13}$/.test(uniqueId), 'slug or unique id');
  check(/^[\u3041-\u3096]+$/.test(yomi) && yomi.length <= 64, 'yomi is not all hiragana');
  check(category !== RULE_CATEGORY || flag === KEYWORD_FLAGS.notEditable, 'a rule text must not be editable');
  for (const language of LANGUAGES) {
    const { [language]: name = '' } = keyword.keyword;
    const { [language]: tag = '' } = keyword.tag;
    check(name.length <= 32 && !/[/#?&%+<>@:]/.test(name) && tag.length <= 32, `name or tag (${language})`);
    check(!WITHOUT_SPACES.includes(language) || !/\s/.test(name), `space in the name (${language})`);
  }
  check(ruleIds.length > 0 === (category === RULE_CATEGORY) && ruleIds.every((id) => rules.some((rule) => rule.id === id)), 'rules');
  check(ruleIds.length === 0 || uniqueId === String(ruleIds[0]), 'the unique id of a rule text must be its first rule');
  check(
    stageIds.every((id) => stages.some((stage) => stage.id === id)),
    'stages',
  );
}

function checkText(check: Check, { content }: Keyword, keywords: readonly Keyword[]): void {
  for (const language of LANGUAGES) {
    const text = content[language];
    if (text === undefined) {
      check(!COMPLETE_LANGUAGES.includes(language), `no text in the language ${language}`);
      continue;
    }
    const { of: measure, min, max, unit } = LENGTHS[language] ?? { of: () => 0, min: 0, max: 0, unit: '' };
    check(measure(text) >= min && measure(text) <= max, `${measure(text)} ${unit}`);
    check(!/<[a-z!/]/i.test(text), 'raw HTML');
    for (const [, name] of text.matchAll(/\[\[(.+?)\]\]/g)) {
      const target = keywords.some((other) => other.keyword[language] === name);
      check(target, `link to unknown [[${name}]]`);
    }
  }
}

import { RULE_CATEGORY } from '#domain/keywords/categories.ts';
import { KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import { checkUnique } from './check-names.ts';
import type { Content } from './content.ts';
import type { Report } from './report.ts';
import { KEYWORDS, STAGES_OF_RULE } from './spec-numbers.ts';

type Keyword = Content['keywords'][number];

const LANGUAGES = ['en', 'ja'] as const;

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
    const name = keyword.keyword[language];
    check(name.length <= 32 && !/[/#?&%+<>@:]/.test(name) && keyword.tag[language].length <= 32, `name or tag (${language})`);
  }
  check(!/\s/.test(keyword.keyword.ja), 'space in the Japanese name');
  check(ruleIds.length > 0 === (category === RULE_CATEGORY) && ruleIds.every((id) => rules.some((rule) => rule.id === id)), 'rules');
  check(ruleIds.length === 0 || uniqueId === String(ruleIds[0]), 'the unique id of a rule text must be its first rule');
  check(
    stageIds.every((id) => stages.some((stage) => stage.id === id)),
    'stages',
  );
}

function checkText(check: Check, { content }: Keyword, keywords: readonly Keyword[]): void {
  const words = content.en.split(/\s+/).length;
  check(words >= 60 && words <= 200, `${words} English words`);
  check(content.ja.length >= 120 && content.ja.length <= 600, `${content.ja.length} Japanese characters`);
  check(!/<[a-z!/]/i.test(content.en + content.ja), 'raw HTML');
  for (const language of LANGUAGES) {
    for (const [, name] of content[language].matchAll(/\[\[(.+?)\]\]/g)) {
      const target = keywords.some((other) => other.keyword[language] === name);
      check(target, `link to unknown [[${name}]]`);
    }
  }
}

import type { Content } from './content.ts';
import type { Report } from './report.ts';
import { IDS } from './spec-numbers.ts';

/** Checks that the ids of each content file are unique and that no id is missing. */
export function checkIds(report: Report, content: Content): void {
  for (const [name, wanted] of Object.entries(IDS)) {
    const have = content[name as keyof typeof IDS].map((element) => element.id);
    const missing = wanted.filter((id) => !have.includes(id));
    const extra = have.filter((id) => !wanted.includes(id));
    report.ok(new Set(have).size === have.length, `${name}: duplicate ids`);
    report.ok(missing.length === 0, `${name}: missing ${missing.slice(0, 10)}`);
    report.ok(extra.length === 0, `${name}: unexpected ${extra.slice(0, 10)}`);
  }
}

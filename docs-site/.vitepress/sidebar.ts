import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Item = { readonly text: string; readonly link: string };
type Group = { readonly text: string; readonly collapsed: boolean; readonly items: Item[] };

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'Run a site': ['operations', 'upgrades', 'backup', 'import', 'speedrun-import', 'evidence', 'scale'].map((name) => `docs/${name}.md`),
  Contribute: ['CONTRIBUTING.md', 'docs/first-tasks.md', 'ARCHITECTURE.md', 'docs/style.md', 'docs/commands.md', 'docs/glossary.md'],
  'Build on it': ['docs/api.md', 'docs/dumps.md'],
};

/** Returns the sidebar: the groups above, then all other documents, then the decisions. A page's text is its heading. */
export function sidebarOf(folder: string, pages: readonly string[]): Group[] {
  const itemOf = (page: string): Item => {
    const [, heading = page] = /^# (.+)$/m.exec(readFileSync(join(folder, page), 'utf8')) ?? [];
    return { text: heading, link: `/${page.replace(/\.md$/, '')}` };
  };
  const grouped = new Set(Object.values(GROUPS).flat());
  const isDecision = (page: string) => page.startsWith('docs/decisions/');
  const others = pages.filter((page) => !grouped.has(page) && !isDecision(page) && !page.startsWith('README'));
  return [
    ...Object.entries(GROUPS).map(([text, items]) => ({ text, collapsed: false, items: items.map(itemOf) })),
    { text: 'Reference', collapsed: true, items: others.map(itemOf) },
    { text: 'Decisions', collapsed: true, items: pages.filter(isDecision).map(itemOf) },
  ];
}

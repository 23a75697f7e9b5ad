import { globSync } from 'node:fs';

const ROOT_PAGES = '{README,README.ja,ARCHITECTURE,CHANGELOG,CONTRIBUTING,SECURITY}.md';

/** Lists the Markdown files of the repository that are pages of the site. All other files are sources. */
export const listPages = (folder: string): readonly string[] =>
  globSync([ROOT_PAGES, 'docs/*.md', 'docs/{decisions,spec}/*.md'], { cwd: folder }).sort();

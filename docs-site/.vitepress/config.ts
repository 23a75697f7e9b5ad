import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { githubSlug } from './github-slug.ts';
import { listPages } from './pages.ts';
import { sidebarOf } from './sidebar.ts';
import { linkSources } from './source-links.ts';
import { showBracesInCode } from './vue-escapes.ts';

// Builds the Markdown files of the repository where they are, so that they read the same on the hosting and here.
// DOCS_REPOSITORY is the address under which the hosting shows a file of the repository, for example
// https://git.example/stargrass/blob/v2.0.0; without it, links to sources are plain text. DOCS_BASE is the path of the site.
const REPOSITORY_FOLDER = fileURLToPath(new URL('../..', import.meta.url));
const pages = listPages(REPOSITORY_FOLDER);

export default defineConfig({
  lang: 'en-GB',
  title: 'Stargrass',
  description: 'Run, understand and change Stargrass, a leaderboard site for a community of players.',
  base: process.env.DOCS_BASE ?? '/',
  srcDir: REPOSITORY_FOLDER,
  srcExclude: ['{bench,content,docs-site,examples,mine,ops,public,release,scripts,src,test-results,tests}/**', 'THIRD_PARTY_NOTICES.md'],
  outDir: 'dist',
  cacheDir: 'cache',
  rewrites: { 'README.md': 'index.md' },
  vite: { publicDir: false },
  markdown: {
    anchor: { slugify: githubSlug },
    headers: { slugify: githubSlug },
    config: (md) => {
      linkSources(md, { pages, repository: process.env.DOCS_REPOSITORY });
      showBracesInCode(md);
    },
  },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Run a site', link: '/docs/operations' },
      { text: 'Contribute', link: '/CONTRIBUTING' },
      { text: 'API', link: '/docs/api' },
      { text: '日本語', link: '/README.ja' },
    ],
    sidebar: sidebarOf(REPOSITORY_FOLDER, pages),
  },
});

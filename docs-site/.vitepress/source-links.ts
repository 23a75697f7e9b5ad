import { posix } from 'node:path';
import type { MarkdownRenderer } from 'vitepress';

type Options = { readonly pages: readonly string[]; readonly repository: string | undefined };

/**
 * Makes links to files that are no pages lead to the hosting of the repository, or plain text without one. Also
 * completes relative addresses in HTML, which VitePress only resolves with a leading dot.
 */
export function linkSources(md: MarkdownRenderer, { pages, repository }: Options): void {
  md.core.ruler.push('link-sources', ({ tokens, env }) => {
    for (const token of tokens.flatMap((block) => [block, ...(block.children ?? [])])) {
      if (token.type.startsWith('html_')) token.content = token.content.replaceAll(/\bsrc="(?=docs\/)/g, 'src="./');
    }
    for (const { children } of tokens) {
      const open: typeof tokens = [];
      for (const token of children ?? []) {
        if (token.type === 'link_close') token.tag = open.pop()?.tag ?? token.tag;
        if (token.type !== 'link_open') continue;
        open.push(token);
        const href = token.attrGet('href') ?? '';
        if (/^(?:[a-z]+:|#|\/)/i.test(href)) continue;
        const [path = '', anchor] = href.split('#');
        const target = posix.join(posix.dirname(env.relativePath), decodeURI(path)).replace(/\/$/, '');
        if (target === 'README.md') token.attrSet('href', `/index.md${anchor === undefined ? '' : `#${anchor}`}`);
        else if (pages.includes(target)) continue;
        else if (repository) token.attrSet('href', `${repository}/${target}`);
        else {
          token.tag = 'span';
          token.attrs = null;
        }
      }
    }
  });
}

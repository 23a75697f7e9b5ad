import type { MarkdownRenderer } from 'vitepress';

/** Keeps Vue from reading `{{` in inline code as the beginning of an expression, as VitePress does in blocks of code. */
export function showBracesInCode(md: MarkdownRenderer): void {
  const render = md.renderer.rules.code_inline;
  md.renderer.rules.code_inline = (tokens, index, options, env, self) => {
    tokens[index]?.attrSet('v-pre', '');
    return render?.(tokens, index, options, env, self) ?? '';
  };
}

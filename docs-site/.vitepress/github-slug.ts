/** Returns the anchor of a heading as GitHub generates it, so that links with an anchor work there and here. */
export const githubSlug = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

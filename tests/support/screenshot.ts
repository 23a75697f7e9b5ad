/** Where a test puts its picture: with UPDATE_SCREENSHOTS=1 among the documents, else where nobody commits it. */
export const screenshotPath = (name: string): string =>
  `${process.env.UPDATE_SCREENSHOTS === '1' ? 'docs' : 'test-results'}/screenshots/${name}.png`;

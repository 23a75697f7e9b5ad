import type { ChartWords } from './chart-types.ts';

export const words: ChartWords = {
  sentence: 'What the chart shows',
  heads: ['Name', 'Figure'],
  labels: { keys: 'The arrow keys move', numbers: 'Show the numbers' },
};

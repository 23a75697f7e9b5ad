export type Step = {
  readonly name: string;
  readonly result: 'passed' | 'failed' | 'skipped';
  readonly processorSeconds: number;
  readonly wallSeconds: number;
};

/** Parses the lines of .ci/steps.sh: step name, result, processor time and wall time in microseconds. */
export const parseSteps = (text: string): Step[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', result, cpuUsec, wallUsec] = line.split('\t');
      return {
        name,
        result: result === 'passed' || result === 'skipped' ? result : 'failed',
        processorSeconds: Number(cpuUsec) / 1e6,
        wallSeconds: Number(wallUsec) / 1e6,
      };
    });

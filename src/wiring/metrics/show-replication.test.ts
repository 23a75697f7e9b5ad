import { expect, test } from 'vitest';
import { createMetrics } from './create-metrics.ts';
import { showReplication } from './show-work.ts';

const replica = (name: string, isSynchronous: boolean, lagBytes: number) => ({ replica: name, isSynchronous, lagBytes });

test('exports the number of synchronous standbys, 0 included, only while commits wait for one', async () => {
  const lines = async (waitsForStandby: boolean, isSynchronous: boolean) => {
    const metrics = createMetrics();
    showReplication(metrics, {
      replicas: [replica('n2', isSynchronous, 10), replica('n3', false, 20)],
      waitsForStandby,
      checksumFailures: null,
    });
    return (await metrics.text()).split('\n').filter((line) => /^stargrass_(replica|synchronous|checksum)/.test(line));
  };
  const replicas = ['stargrass_replicas 2', 'stargrass_replica_lag_bytes{replica="n2"} 10', 'stargrass_replica_lag_bytes{replica="n3"} 20'];
  expect(await lines(true, true)).toEqual([...replicas, 'stargrass_synchronous_standbys 1']);
  expect(await lines(true, false)).toEqual([...replicas, 'stargrass_synchronous_standbys 0']);
  expect(await lines(false, false)).toEqual(replicas);
});

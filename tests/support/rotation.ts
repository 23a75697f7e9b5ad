import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

// Varnish stores the last 64 probes as bits, the newest last. Two successes make an app healthy
// (ops/edge/varnish/ready.vcl).
const LAST_TWO = 3n;

/** Returns whether Varnish sends page requests to the app on this port. */
export async function isInRotation(port: number): Promise<boolean> {
  const { stdout } = await promisify(execFile)('varnishstat', ['-1', '-n', `${process.env.EDGE_DIR}/varnish-work`, '-f', 'VBE.*.happy']);
  const [, probes = '0'] = new RegExp(`\\.pages_${port}\\.happy\\s+(\\d+)`).exec(stdout) ?? [];
  return (BigInt(probes) & LAST_TWO) === LAST_TWO;
}

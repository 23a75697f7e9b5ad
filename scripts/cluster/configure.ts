import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configureBackups } from './backups.ts';
import { resetClocks, writeClockedPrograms } from './clocks.ts';
import { mountDisk } from './disks.ts';
import { fillTemplate, issueCertificate, makeFolder, writeOwned } from './files.ts';
import {
  CHECKOUT,
  edgeAddress,
  HAPROXY_ADDRESS,
  NODES,
  type NodeNumber,
  nodeAddress,
  nodeUser,
  PAIR,
  PORTS,
  pathsIn,
  webAddress,
} from './layout.ts';
import { ownEnvironment } from './processes.ts';
import type { Settings } from './settings.ts';
import { nodeValues, sharedValues } from './template-values.ts';

/** Writes certificates and configuration of all parts. Existing certificates stay. */
export function configure(folder: string, settings: Settings): void {
  const paths = pathsIn(folder);
  for (const each of [paths.pids, paths.logs, paths.haproxy, paths.storage]) makeFolder(each);
  if (settings.clocks) {
    mkdirSync(paths.clocks, { recursive: true, mode: 0o755 });
    resetClocks(folder);
  }
  for (const node of NODES) configureNode(folder, node, settings);
  copyFileSync(join(paths.certificates, 'ca.crt'), paths.authority);
  writeFileSync(join(paths.haproxy, 'haproxy.cfg'), fillTemplate('haproxy.cfg', sharedValues(folder)));
  if (settings.backups) configureBackups(folder, settings);
  for (const edge of PAIR) configureEdge(folder, edge);
}

function configureNode(folder: string, node: NodeNumber, settings: Settings): void {
  const paths = pathsIn(folder);
  const own = paths.node(node);
  const user = nodeUser(node).id;
  for (const each of [own, join(own, 'run'), join(own, 'etcd'), paths.disk(node)]) makeFolder(each, user);
  if (settings.clocks) {
    makeFolder(paths.clockedBin(node), user);
    writeClockedPrograms(folder, node);
  }
  if (settings.diskSize !== undefined) mountDisk(folder, node, settings.diskSize);
  // etcd checks from where its peers connect, which is 127.0.0.1 on loopback.
  issueCertificate(folder, `n${node}`, [nodeAddress(node), HAPROXY_ADDRESS, '127.0.0.1'], join(own, 'node'), user);
  const values = nodeValues(folder, node, settings);
  for (const name of ['patroni.yml', 'etcd.env']) writeOwned(join(own, name), fillTemplate(name, values), user);
}

/** The project's own edge, once per address, in front of both web instances. */
function configureEdge(folder: string, edge: 1 | 2): void {
  const own = pathsIn(folder).edge(edge);
  makeFolder(join(own, 'varnish-work'));
  issueCertificate(folder, `edge-${edge}`, [edgeAddress(edge)], join(own, 'tls'));
  execFileSync(process.execPath, ['scripts/edge-files.ts'], {
    cwd: CHECKOUT,
    env: ownEnvironment({
      EDGE_DIR: own,
      EDGE_HOST: edgeAddress(edge),
      EDGE_LISTEN: edgeAddress(edge),
      EDGE_NGINX_PORT: String(PORTS.nginx),
      EDGE_VARNISH_HOST: edgeAddress(edge),
      EDGE_VARNISH_PORT: String(PORTS.varnish),
      EDGE_APPS: PAIR.map((web) => `${webAddress(web)}:${PORTS.web}`).join(' '),
      EDGE_USER: 'root', // nginx reads the checkout, which other users may not enter
    }),
  });
}

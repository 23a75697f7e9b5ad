import { execFileSync, spawnSync } from 'node:child_process';
import { type NodeNumber, nodeAddress, nodeUser } from './layout.ts';

const CHAIN = 'STARGRASS_CLUSTER';
const iptables = (...args: string[]): void => void execFileSync('iptables', ['-w', ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
const succeeds = (...args: string[]): boolean => spawnSync('iptables', ['-w', ...args], { stdio: 'ignore' }).status === 0;

/**
 * Rules that drop all traffic between a node and the others. By the node's user, because on loopback every process
 * connects from 127.0.0.1.
 */
export function cutRules(node: NodeNumber): string[][] {
  const [address, user] = [nodeAddress(node), String(nodeUser(node).id)];
  return [
    ['-o', 'lo', '-p', 'tcp', '-d', address, '-m', 'owner', '!', '--uid-owner', user, '-j', 'DROP'],
    ['-o', 'lo', '-p', 'tcp', '!', '-d', address, '-m', 'owner', '--uid-owner', user, '-j', 'DROP'],
  ];
}

/** Cuts a node off from all others. */
export function cutNode(node: NodeNumber): void {
  if (!succeeds('-n', '-L', CHAIN)) iptables('-N', CHAIN);
  if (!succeeds('-C', 'OUTPUT', '-j', CHAIN)) iptables('-A', 'OUTPUT', '-j', CHAIN);
  for (const rule of cutRules(node)) if (!succeeds('-C', CHAIN, ...rule)) iptables('-A', CHAIN, ...rule);
}

/** Connects a node again. */
export function healNode(node: NodeNumber): void {
  for (const rule of cutRules(node)) if (succeeds('-C', CHAIN, ...rule)) iptables('-D', CHAIN, ...rule);
}

/** Removes all rules and the chain. */
export function removeRules(): void {
  if (!succeeds('-n', '-L', CHAIN)) return;
  if (succeeds('-C', 'OUTPUT', '-j', CHAIN)) iptables('-D', 'OUTPUT', '-j', CHAIN);
  iptables('-F', CHAIN);
  iptables('-X', CHAIN);
}

/**
 * Alerts of ops/monitoring/alerts.yml whose conditions the status checks too, with their severity and limit. A test
 * compares them.
 */
export const ALERTS = {
  StargrassBackupOld: { severity: 'page', limit: 26 * 3600 },
  StargrassArchiveStuck: { severity: 'page', limit: 900 },
  StargrassNotOffsite: { severity: 'ticket', limit: 2 },
  StargrassWorkerDown: { severity: 'page', limit: 0 },
  StargrassQueueStuck: { severity: 'page', limit: 900 },
  StargrassJobsFailed: { severity: 'ticket', limit: 0 },
  StargrassMailsFailed: { severity: 'ticket', limit: 0 },
  StargrassEdgeNotPurged: { severity: 'page', limit: 60 },
  StargrassCertificateLate: { severity: 'ticket', limit: 21 * 86_400 },
  StargrassDiskFull: { severity: 'page', limit: 0.1 },
  StargrassDiskFilling: { severity: 'ticket', limit: 0.2 },
  StargrassSlow: { severity: 'ticket', limit: 1 },
  StargrassFailures: { severity: 'page', limit: 0.01 },
  StargrassInstanceDown: { severity: 'page', limit: 0 },
} as const satisfies Record<string, { readonly severity: 'page' | 'ticket'; readonly limit: number }>;

export type AlertName = keyof typeof ALERTS;

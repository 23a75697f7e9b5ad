import { ALERTS, type AlertName } from './alerts.ts';

export type StatusTopic =
  | 'version'
  | 'migrations'
  | 'backup'
  | 'queue'
  | 'edge'
  | 'disk'
  | 'certificate'
  | 'speed'
  | 'errors'
  | 'monitoring';

/** `look` needs attention some day, `act` now. `unknown` means that nothing is configured that could tell. */
export type StatusState = 'ok' | 'unknown' | 'look' | 'act';
const SEVERITY: readonly StatusState[] = ['ok', 'unknown', 'look', 'act'];

export type FactKey =
  | 'version'
  | 'versionOnly'
  | 'migrations'
  | 'databaseUnread'
  | 'backup'
  | 'backupNone'
  | 'backupUnknown'
  | 'archive'
  | 'queue'
  | 'edge'
  | 'edgeNone'
  | 'disk'
  | 'diskUnknown'
  | 'certificate'
  | 'certificateOver'
  | 'certificateNone'
  | 'certificateUnread'
  | 'speed'
  | 'requestsFew'
  | 'requestsUnknown'
  | 'errors'
  | 'lastHour'
  | 'sinceStart'
  | 'alerts'
  | 'pages'
  | 'monitoringNone'
  | 'monitoringSilent';

export type ReasonKey =
  | AlertName
  | 'databaseUnread'
  | 'pending'
  | 'databaseNewer'
  | 'metricsUnset'
  | 'metricsSilent'
  | 'edgeSilent'
  | 'certificateUnread'
  | 'certificateEnds'
  | 'certificateUntrusted'
  | 'failuresSinceStart'
  | 'alertsFiring';

/** A span of time is written with the units of the reader's language. */
export type Value = string | number | { readonly seconds: number };

/** A text of `content/locales` by its key, with the values of its placeholders. */
export type Phrase<Key extends string> = { readonly text: Key; readonly values: Readonly<Record<string, Value>> };

export type Finding = { readonly state: StatusState; readonly reason: Phrase<ReasonKey> };

export type StatusLine = {
  readonly topic: StatusTopic;
  readonly facts: readonly Phrase<FactKey>[];
  readonly state: StatusState;
  readonly reasons: readonly Phrase<ReasonKey>[];
};

export const phrase = <Key extends string>(text: Key, values: Phrase<Key>['values'] = {}): Phrase<Key> => ({ text, values });

/** Returns the most severe state, or ok without any. */
export const worstState = (of: readonly { readonly state: StatusState }[]): StatusState =>
  SEVERITY.findLast((each) => of.some(({ state }) => state === each)) ?? 'ok';

/** Returns the line of a topic, with the most severe state of its findings and the reasons for it. */
export function statusLine(topic: StatusTopic, facts: StatusLine['facts'], found: readonly (Finding | false)[] = []): StatusLine {
  const findings = found.filter((finding) => finding !== false);
  const state = worstState(findings);
  return { topic, facts, state, reasons: findings.filter((finding) => finding.state === state).map(({ reason }) => reason) };
}

/** Returns a finding that an alert reports too. An alert that pages somebody needs action. */
export const alertFinding = (name: AlertName, values: Phrase<AlertName>['values'] = {}): Finding => ({
  state: ALERTS[name].severity === 'page' ? 'act' : 'look',
  reason: phrase(name, values),
});

export const finding = (state: StatusState, text: ReasonKey, values: Phrase<ReasonKey>['values'] = {}): Finding => ({
  state,
  reason: phrase(text, values),
});

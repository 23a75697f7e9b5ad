import { z } from 'zod';

const FAILING = ['high', 'critical'];

const advisory = z.object({ url: z.string(), severity: z.string(), title: z.string() });
const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisory])) })),
});

export type AuditVerdict = { readonly message: string; readonly code: 0 | 1 };

/**
 * Reads the output of `npm audit --json`. For an unusable report, such as when the registry is down, returns a message
 * and code 0.
 */
export function readAudit(text: string): AuditVerdict {
  const parsed = report.safeParse(parseJson(text));
  if (!parsed.success) return { message: 'Advisories not checked: the registry did not return a report.', code: 0 };
  const found = Object.entries(parsed.data.vulnerabilities).flatMap(
    // A string names the package that causes the vulnerability.
    ([name, { via }]) => via.flatMap((each) => (typeof each === 'string' ? [] : [{ name, ...each }])),
  );
  const lines = found.map(({ name, severity, title, url }) => `${severity}: ${name}: ${title} (${url})`);
  return {
    message: [`${found.length} advisories affect the installed packages.`, ...lines].join('\n'),
    code: found.some(({ severity }) => FAILING.includes(severity)) ? 1 : 0,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Patterns that match secrets. */
export const SECRETS: readonly RegExp[] = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bASIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36,}/,
  /\bgithub_pat_\w{50,}/,
  /\bglpat-[\w-]{20,}/,
  /\bxox[abprs]-[\w-]{10,}/,
  /\bAIza[\w-]{35}\b/,
  /\bya29\.[\w-]{30,}/,
  /\bsk_(live|test)_\w{16,}/,
  /\bsk-[A-Za-z0-9]{32,}/,
  /\bsgt_[\w-]{43}[\da-z]{7}/, // our own API tokens
  /\bnpm_[A-Za-z0-9]{36}\b/,
  /\bSG\.[\w-]{16,}\.[\w-]{16,}/,
  /\bkey-[0-9a-f]{32}\b/,
  /\b[MN][A-Za-z\d]{23}\.[\w-]{6}\.[\w-]{27,}/,
  /\beyJ[\w-]{20,}\.[\w-]{20,}\.[\w-]{20,}/,
  /postgres(ql)?:\/\/\w+:[^@\s$'"{}<>]{12,}@/,
  /smtps?:\/\/[^:\s]+:(?!password@)[^@\s$'"{}]+@/,
  /NEXTAUTH_SECRET(_BEFORE)?=[^\s$"'<]{8,}/,
  /CLIENT_SECRET=[^\s$"'<]{8,}/,
];

/** Returns the patterns that match a secret in a text. */
export const secretsIn = (text: string): string[] => SECRETS.filter((secret) => secret.test(text)).map(String);

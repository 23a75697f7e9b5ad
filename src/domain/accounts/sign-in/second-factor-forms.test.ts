import { expect, test } from 'vitest';
import { readForm } from '#domain/shared/form.ts';
import { authenticatorCodeForm, newPasskeyForm, passkeyAssertion, passkeyNameForm } from './second-factor-forms.ts';

const CREDENTIAL = { id: 'AA-_', rawId: 'AA-_', type: 'public-key' };
const ATTESTATION = { ...CREDENTIAL, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA', transports: ['internal'] } };
const SIGNED = { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'MTI' };

test('fields of browsers that the site does not use are dropped, other unknown fields are refused', () => {
  const sent = { ...ATTESTATION, clientExtensionResults: {}, response: { ...ATTESTATION.response, publicKeyAlgorithm: -7 } };
  expect(readForm(newPasskeyForm, { passkey: sent })).toEqual({ ok: true, value: { passkey: ATTESTATION } });
  expect(readForm(newPasskeyForm, { passkey: sent, userId: 1 })).toEqual({ ok: false, fields: { userId: 'unknown-field' } });
  expect(passkeyAssertion.safeParse({ ...CREDENTIAL, response: { ...SIGNED, userHandle: null } }).success).toBe(true);
});

test.each([
  [{ id: 'A+==' }, { 'passkey.id': 'passkey-invalid' }],
  [{ id: '=AAA' }, { 'passkey.id': 'passkey-invalid' }],
  [{ id: 'A'.repeat(1_365) }, { 'passkey.id': 'passkey-invalid' }],
  [{ rawId: '' }, { 'passkey.rawId': 'passkey-invalid' }],
  [{ type: 'password' }, { 'passkey.type': 'passkey-invalid' }],
  [{ response: undefined }, { 'passkey.response': 'required' }],
  [
    { response: { ...ATTESTATION.response, attestationObject: 'A'.repeat(16_385) } },
    { 'passkey.response.attestationObject': 'passkey-invalid' },
  ],
  [{ response: { ...ATTESTATION.response, transports: Array(9).fill('usb') } }, { 'passkey.response.transports': 'passkey-invalid' }],
  [{ response: { ...ATTESTATION.response, transports: ['U S B'] } }, { 'passkey.response.transports.0': 'passkey-invalid' }],
  [{ response: { ...ATTESTATION.response, transports: [' usb'] } }, { 'passkey.response.transports.0': 'passkey-invalid' }],
  [{ response: { ...ATTESTATION.response, transports: ['usb '] } }, { 'passkey.response.transports.0': 'passkey-invalid' }],
])('a new passkey with %j is refused', (change, fields) => {
  expect(readForm(newPasskeyForm, { passkey: { ...ATTESTATION, ...change } })).toEqual({ ok: false, fields });
});

test.each([
  ['clientDataJSON', 8_192],
  ['authenticatorData', 4_096],
  ['signature', 2_048],
  ['userHandle', 128],
])('the %s of a signature has at most %d characters', (field, most) => {
  const sized = (length: number) => ({ ...CREDENTIAL, response: { ...SIGNED, [field]: 'A'.repeat(length) } });
  expect(passkeyAssertion.safeParse(sized(most)).success).toBe(true);
  expect(passkeyAssertion.safeParse(sized(most + 1)).success).toBe(false);
});

test('a text that is too long is not searched for forbidden characters', () => {
  const read = passkeyAssertion.safeParse({ ...CREDENTIAL, id: '='.repeat(1_365), response: SIGNED });
  expect(read.error?.issues.map(({ code }) => code)).toEqual(['too_big']);
});

test('names have 1 to 40 characters, and codes 1 to 64', () => {
  expect(readForm(passkeyNameForm, { name: ` ${'👩‍🌾'.repeat(40)} ` })).toEqual({ ok: true, value: { name: '👩‍🌾'.repeat(40) } });
  expect(readForm(passkeyNameForm, { name: 'x'.repeat(41) })).toEqual({ ok: false, fields: { name: 'too-long' } });
  expect(readForm(passkeyNameForm, { name: ' ' })).toEqual({ ok: false, fields: { name: 'required' } });
  expect(readForm(authenticatorCodeForm, { code: ' 123456 ' })).toEqual({ ok: true, value: { code: '123456' } });
  expect(readForm(authenticatorCodeForm, { code: '1'.repeat(65) })).toEqual({ ok: false, fields: { code: 'code-wrong' } });
  expect(readForm(authenticatorCodeForm, { code: ' ' })).toEqual({ ok: false, fields: { code: 'required' } });
  expect(readForm(authenticatorCodeForm, {})).toEqual({ ok: false, fields: { code: 'required' } });
});

test('a name has at most 640 UTF-16 code units, also within 40 characters', () => {
  const longest = `x${'\u0301'.repeat(15)}`.repeat(40);
  expect(readForm(passkeyNameForm, { name: longest })).toEqual({ ok: true, value: { name: longest } });
  expect(readForm(passkeyNameForm, { name: `${longest}\u0301` })).toEqual({ ok: false, fields: { name: 'too-long' } });
});

import { describe, expect, test } from 'vitest';
import { readForm } from '#domain/shared/form.ts';
import { checkSwitch, switchForm } from './switch-form.ts';
import { BANNER_LENGTH, DEFAULT_SWITCHES, SWITCH_NAMES, switchesOf } from './switches.ts';

const LINE = { en: 'A pause tonight', ja: '今夜、停止します' };

describe('switchesOf', () => {
  test('returns the defaults when no rows are stored', () => {
    expect(switchesOf([])).toEqual(DEFAULT_SWITCHES);
    expect(Object.keys(DEFAULT_SWITCHES).sort()).toEqual([...SWITCH_NAMES].sort());
  });

  test('applies stored rows and ignores rows for unknown switches', () => {
    const rows = [
      { name: 'posting', isOn: false, text: null },
      { name: 'read-only', isOn: true, text: null },
      { name: 'nothing', isOn: true, text: null },
    ];
    expect(switchesOf(rows)).toEqual({ ...DEFAULT_SWITCHES, posting: false, 'read-only': true });
  });

  test('returns the banner text only while the banner is on', () => {
    expect(switchesOf([{ name: 'banner', isOn: true, text: LINE }]).banner).toEqual(LINE);
    expect(switchesOf([{ name: 'banner', isOn: false, text: LINE }]).banner).toBeNull();
  });
});

describe('form for changing a switch', () => {
  test('checkSwitch accepts a text only for the banner and requires one to show it', () => {
    expect(checkSwitch('posting', { isOn: false }, null)).toBeUndefined();
    expect(checkSwitch('posting', { isOn: false, text: LINE }, null)).toBe('unknown-field');
    expect(checkSwitch('banner', { isOn: true }, null)).toBe('required');
    expect(checkSwitch('banner', { isOn: true }, LINE)).toBeUndefined();
    expect(checkSwitch('banner', { isOn: true, text: LINE }, null)).toBeUndefined();
    expect(checkSwitch('banner', { isOn: false }, null)).toBeUndefined();
  });

  test.each([
    [{ isOn: true, text: { en: 'a'.repeat(BANNER_LENGTH), ja: 'あ'.repeat(BANNER_LENGTH) } }, undefined],
    [{ isOn: true, text: { en: 'a'.repeat(BANNER_LENGTH + 1), ja: 'あ' } }, { 'text.en': 'too-long' }],
    [{ isOn: true, text: { en: 'a\u0007', ja: 'あ' } }, { 'text.en': 'forbidden-character' }],
    [{ isOn: true, text: { en: ' ', ja: 'あ' } }, { 'text.en': 'required' }],
    [{ isOn: 'yes' }, { isOn: 'wrong-type' }],
    [{ isOn: true, role: 'admin' }, { role: 'unknown-field' }],
  ])('given %j, returns the field errors %j', (typed, fields) => {
    const read = readForm(switchForm, typed);
    expect(read.ok ? undefined : read.fields).toEqual(fields);
  });
});

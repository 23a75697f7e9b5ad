import { expect, test } from 'vitest';
import { registerForm, settingsForm } from '#domain/accounts/forms.ts';
import { readForm } from '#domain/shared/form.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { newClient, newHandle, openAccount, PASSWORD, sessionOf, signInAs } from '#tests/support/scenarios/accounts.ts';
import { ban } from '#usecases/accounts/audit/govern.ts';
import { changeSettings } from '#usecases/accounts/settings/change-settings.ts';
import { register } from './register.ts';

const { db, deps } = openTestDatabase();

/** Submits a registration form. Returns the error codes, or undefined when the form is accepted. */
async function typed(form: Record<string, unknown>): Promise<unknown> {
  const read = readForm(registerForm, { handle: newHandle(), password: PASSWORD, ...form });
  if (!read.ok) return read.fields;
  const answer = await register(deps, read.value, newClient());
  return answer.ok ? undefined : (answer.fields ?? answer.error);
}

test("T16a: rejects names that look like an existing player's name", async () => {
  await openAccount(deps, { name: 'Nightjar' });
  const lookAlikes = [
    'nightjar',
    'N1ghtjar',
    'Nіghtjar',
    'Ｎｉｇｈｔｊａｒ',
    'Nightjar\u200b',
    'N\u034fightjar',
    '\u202erajthgiN',
    'Nlghtjar',
    'Níghtjar',
  ];
  const answers = await Promise.all(lookAlikes.map((name) => typed({ name })));
  expect(answers.slice(0, -1)).toEqual([
    { name: 'name-look-alike' },
    { name: 'name-look-alike' },
    { name: 'name-mixed-scripts' },
    { name: 'name-look-alike' },
    { name: 'name-forbidden-character' },
    { name: 'name-forbidden-character' },
    { name: 'name-forbidden-character' },
    { name: 'name-look-alike' },
  ]);
  expect(answers.at(-1)).toBeUndefined(); // An accent makes a name distinct.
  expect(await typed({ handle: 'nightjar' })).toEqual({ handle: 'handle-taken' });
  expect(await typed({ handle: 'n1ghtjar' })).toEqual({ handle: 'handle-taken' });
});

test('rejects a name that differs from an existing name only by decorative symbols', async () => {
  await openAccount(deps, { name: 'Andante' });
  const decorated = ['andante ✓', 'Andante ✔️', '@andante', '★ Andante ★', 'andante.', '（アンダンテ）', '👑andante👑', '「andante」'];
  const answers = await Promise.all(decorated.map((name) => typed({ name })));
  const refused = { name: 'name-look-alike' };
  expect(answers).toEqual([refused, refused, refused, refused, refused, undefined, refused, refused]);
  expect(await typed({ handle: '_andante-' })).toEqual({ handle: 'handle-taken' });
  expect(await typed({ name: 'アンダンテ' })).toEqual(refused); // The bracketed spelling was accepted above.
  for (const name of ['Andante 2', 'Andante Moss', '✓', '(^_^)']) expect(await typed({ name }), name).toBeUndefined();
});

test('rejects a handle that differs from a taken one only by case, 0/o or 1/l', async () => {
  await openAccount(deps, { handle: 'owl-of-moss' });
  for (const handle of ['owl-of-moss', 'OWL-of-moss', 'ow1-of-moss', '0wl-of-moss', 'owl-0f-moss'])
    expect(await typed({ handle })).toEqual({ handle: 'handle-taken' });
});

test.each([
  [{ handle: 'admin' }, { handle: 'handle-reserved' }],
  [{ handle: 'adm1n' }, { handle: 'handle-reserved' }],
  [{ handle: 'm0derator' }, { handle: 'handle-reserved' }],
  [{ name: 'Adrnin' }, { name: 'name-reserved' }],
  [{ name: 'Admln' }, { name: 'name-reserved' }],
  [{ name: 'Admin ✓' }, { name: 'name-reserved' }],
  [{ name: 'andante(staff)' }, { name: 'name-reserved' }],
  [{ name: 'Andante [M0D]' }, { name: 'name-reserved' }],
  [{ name: 'Site Staff' }, { name: 'name-reserved' }],
  [{ name: 'Support Team' }, { name: 'name-reserved' }],
  [{ name: 'Stargrass News' }, { name: 'name-reserved' }],
  [{ name: 'こけ＠運営' }, { name: 'name-reserved' }],
  [{ name: '公式スタッフ' }, { name: 'name-reserved' }],
  [{ handle: 'site-staff' }, { handle: 'handle-reserved' }],
  [{ name: 'Flagstaff' }, undefined],
  [{ name: 'Home Run' }, undefined],
  [{ name: 'Modest Mouse' }, undefined],
  [{ password: 'password1234' }, { password: 'password-common' }],
  [{ password: '!!Qwertyuiop!!' }, { password: 'password-common' }],
  [{ password: 'aaaaaaaaaaaaaa' }, { password: 'password-common' }],
  [{ password: 'stargrass2026' }, { password: 'password-common' }],
  [{ password: 'short' }, { password: 'password-too-short' }],
  [{ password: 'あ'.repeat(129) }, { password: 'password-too-long' }],
  [{ password: '苔と羊歯と星草の歌をうたう' }, undefined],
  [{ email: 'moss＠example.org' }, { email: 'email-invalid' }],
  [{ email: 'moss@example.org,fern@example.org' }, { email: 'email-invalid' }],
  [{ email: 'm\u043fss@example.org' }, { email: 'email-invalid' }],
  [
    { user_id: 1, verified: true, role: 'admin', created_at: '2001-01-01' },
    expect.objectContaining({ role: 'unknown-field', user_id: 'unknown-field' }),
  ],
  [{ name: '' }, undefined],
  [{ handle: undefined }, { handle: 'required' }],
  [{ handle: 7 }, { handle: 'wrong-type' }],
])('the registration form %j returns the errors %j', async (form, expected) => {
  expect(await typed(form)).toEqual(expected);
});

test('only one of several concurrent registrations of the same handle succeeds', async () => {
  const handle = newHandle();
  const answers = await Promise.all([typed({ handle }), typed({ handle }), typed({ handle })]);
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
  expect(answers.filter((answer) => answer !== undefined)).toEqual([{ handle: 'handle-taken' }, { handle: 'handle-taken' }]);
});

test('a refused registration leaves no rows in the users table', async () => {
  const handle = newHandle();
  await openAccount(deps, { name: 'Kestrel' });
  expect(await typed({ handle, name: 'Kestre1' })).toEqual({ name: 'name-look-alike' });
  expect(await db.selectFrom('users').select('id').where('handle', '=', handle).execute()).toEqual([]);
});

test('a player cannot return to an earlier name that another player has since taken', async () => {
  const session = await sessionOf(deps, await signInAs(deps, await openAccount(deps, { name: 'Heron' })));
  const rename = async (name: string | null) => {
    const read = readForm(settingsForm, { name });
    if (!read.ok) throw new Error('no name');
    return changeSettings(deps, { ...session, name: 'something else' }, read.value);
  };
  expect(await rename('Heron the Grey')).toMatchObject({ value: { name: 'Heron the Grey' } });
  expect(await typed({ name: 'Heron' })).toBeUndefined();
  expect(await rename('Heron')).toMatchObject({ fields: { name: 'name-look-alike' } });
  expect(await rename(null)).toMatchObject({ value: { name: null } });
});

test('a banned player cannot change the display name but can change other settings', async () => {
  const handle = await openAccount(deps);
  const secret = await signInAs(deps, handle);
  await ban(deps, 'operator', handle, { scope: 'site', reason: 'rude name' });
  const session = await sessionOf(deps, secret);
  expect(await changeSettings(deps, session, { name: 'A ruder name' })).toEqual({ ok: false, error: 'not-allowed' });
  expect(await changeSettings(deps, session, { theme: 'light' })).toMatchObject({ value: { theme: 'light' } });
});

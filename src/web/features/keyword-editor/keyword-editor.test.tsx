import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Language } from '#domain/shared/language.ts';
import { OWN_NAMES } from '#web/i18n/language-names.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import type { EditorContext } from './editor-context.ts';
import { KeywordEditor } from './keyword-editor.tsx';

const TOO_LONG = {
  en: 'Exceeds maximum character limit. Maximum characters = 48,000 characters',
  ja: '48,000文字以内で入力してください。',
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function showEditor(locale: Language) {
  const { editor: words, keywords } = messagesOf(locale);
  const { categories, flags, video } = keywords;
  const context: EditorContext = {
    ...{ locale, lang: 'en', name: '', words, languageNames: OWN_NAMES, categories, flags, video, offered: ['object'], pictures: {} },
    entry: {
      ...{ uniqueId: 'a1', category: 'object', flag: 1, reading: 'こけ', revisionId: '3', may: { edit: true, flags: [] } },
      texts: { en: { name: 'Moss', tag: '', text: 'A small stone.', revisionId: '4' } },
    },
  };
  render(<KeywordEditor context={context} />);
  const text = screen.getByLabelText<HTMLTextAreaElement>(words.fields.text);
  return { text, save: screen.getByRole('button', { name: words.save }) };
}

test('saves up to 48,000 characters and rejects a longer text without losing it', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ error: 'too-many' }, { status: 429 }));
  vi.stubGlobal('fetch', fetched);
  for (const locale of ['ja', 'en'] as const) {
    cleanup();
    localStorage.clear();
    const { text, save } = showEditor(locale);
    await waitFor(() => expect(save).toHaveProperty('disabled', false));
    fireEvent.change(text, { target: { value: '草'.repeat(48_001) } });
    fireEvent.click(save);
    expect(await screen.findByText(TOO_LONG[locale])).toBeTruthy();
    expect(screen.getByText('48,001 / 48,000')).toBeTruthy();
    expect(text.value).toBe('草'.repeat(48_001));
    expect(fetched).not.toHaveBeenCalled();
  }
  const text = screen.getByLabelText<HTMLTextAreaElement>(messagesOf('en').editor.fields.text);
  fireEvent.change(text, { target: { value: '草'.repeat(48_000) } });
  fireEvent.click(screen.getByRole('button', { name: messagesOf('en').editor.save }));
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  const [path, { method, body } = {}] = fetched.mock.calls[0] ?? [];
  expect([path, method]).toEqual(['/api/keywords/a1', 'PATCH']);
  expect(JSON.parse(String(body))).toMatchObject({ lang: 'en', text: '草'.repeat(48_000), base: { revisionId: '3', textRevisionId: '4' } });
});

import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { storedPlans } from './stored-plan.ts';
import { emptyPlan } from './typed-plan.ts';
import { usePlan } from './use-plan.ts';

const typed = emptyPlan('limited', 'Asia/Tokyo', '2026-12-01');
const titled = (en: string) => ({ title: { ...typed.title, en } });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('what is typed while the plan is being saved stays unsaved input', () => {
  const { result } = renderHook(() => usePlan({ version: undefined, typed }));
  act(() => result.current.change(titled('A seed')));
  const sent = result.current.typed;
  act(() => result.current.change(titled('A seed and a cup')));
  act(() => result.current.saved({ code: 261201, revisionId: '7' }, sent));
  expect(result.current).toMatchObject({ isDirty: true, typed: titled('A seed and a cup') });
  expect(storedPlans.find('new')).toBeUndefined();
  expect(storedPlans.find('261201')).toMatchObject({ typed: titled('A seed and a cup'), revisionId: '7' });

  act(() => result.current.saved({ code: 261201, revisionId: '8' }, result.current.typed));
  expect(result.current.isDirty).toBe(false);
  expect(storedPlans.find('261201')).toBeUndefined();
});

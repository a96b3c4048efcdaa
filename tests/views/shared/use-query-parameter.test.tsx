// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { useQueryParameter } from '@/views/shared/use-query-parameter';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

it('W-07 B-10 a paper that is opened and closed leaves a search as it was typed, one with % and two digits too', () => {
  window.history.replaceState({ scroll: 40 }, '', '/csdl/don-vi?tu-khoa=%2541%25da');
  const { result } = renderHook(() => useQueryParameter('in'));
  act(() => {
    result.current[1]('danh-sach');
  });
  expect(window.location.search).toBe('?tu-khoa=%2541%25da&in=danh-sach');
  expect([result.current[0], window.history.state]).toEqual(['danh-sach', { scroll: 40 }]);
  act(() => {
    result.current[1](undefined);
  });
  expect([window.location.pathname, window.location.search]).toEqual(['/csdl/don-vi', '?tu-khoa=%2541%25da']);
});

it('W-07 reads a value as it stands in the address, and leaves no empty query', () => {
  window.history.replaceState(null, '', '/cai-dat?tab=%2541');
  const { result } = renderHook(() => useQueryParameter('tab'));
  expect(result.current[0]).toBe('%41');
  act(() => {
    result.current[1](undefined);
  });
  expect(window.location.href.endsWith('/cai-dat')).toBe(true);
});

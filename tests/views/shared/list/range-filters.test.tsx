// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { createFormats } from '@/domain/format/formats';
import type { ListQuery } from '@/domain/lists/list-query';
import { FilterField } from '@/views/shared/list/filters/filter-field';
import type { ListFilter } from '@/views/shared/list/list-description';

import { fakeServices, signedInAuth, Surroundings } from './list-fixtures';

afterEach(cleanup);

const filters = {
  months: { kind: 'period', from: 'tu', to: 'den', label: 'Kỳ' },
  days: { kind: 'dateRange', from: 'tu', to: 'den', label: 'Ngày nộp' },
  amounts: { kind: 'moneyRange', from: 'tu', to: 'den', label: 'Số tiền' },
  day: { kind: 'date', field: 'tu', label: 'Ngày nộp' },
  word: { kind: 'text', field: 'nguon', label: 'Nguồn' },
} as const satisfies Record<string, ListFilter>;

describe('what a filter has refused', () => {
  it.each([
    ['a range of days', filters.days, 'Ngày nộp từ', '31/02/2026', { tu: '2026-04-01' }, '01/04/2026'],
    ['a range of amounts', filters.amounts, 'Số tiền từ', 'mười', { tu: '500000' }, '500.000'],
    ['an amount above any', filters.amounts, 'Số tiền từ', '1000000000000', { tu: '500000' }, '500.000'],
    ['a day', filters.day, 'Ngày nộp', '31/02/2026', { tu: '2026-04-01' }, '01/04/2026'],
  ] as const)('W-07 gives way to %s that the address brings', async (_, filter, label, typed, brought, shown) => {
    const { user, bring, asked } = show(filter);
    const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`, 'iu') });
    await user.type(field(), `${typed}{Enter}`);
    expect([field().value, field().getAttribute('aria-invalid')]).toEqual([typed, 'true']);
    expect(asked).not.toHaveBeenCalled();

    bring(brought);
    expect([field().value, field().getAttribute('aria-invalid')]).toEqual([shown, 'false']);
  });
});

describe('a range of amounts that is none', () => {
  const noAmount = 'Vui lòng nhập số tiền, ví dụ 1.000.000.';
  const noRange = 'Giá trị "từ" không được lớn hơn giá trị "đến".';

  it.each([
    ['Số tiền từ', 'mười', {}, [noAmount, undefined]],
    ['Số tiền đến', 'mười', {}, [undefined, noAmount]],
    ['Số tiền đến', '400000', { tu: '500000' }, [noRange, noRange]],
  ] as const)(
    'W-07 K-03 is told of at the amount that is wrong, in words: %s %s',
    async (label, typed, conditions, told) => {
      const { user, bring, asked } = show(filters.amounts);
      bring(conditions);
      await user.type(screen.getByRole('textbox', { name: label }), `${typed}{Enter}`);
      expect(['Số tiền từ', 'Số tiền đến'].map((name) => helpOf(screen.getByRole('textbox', { name })))).toEqual(told);
      expect(asked).not.toHaveBeenCalled();
    },
  );
});

/** What an invalid field says of itself, as a screen reader hears it. */
function helpOf(field: HTMLElement): string | null | undefined {
  return field.getAttribute('aria-invalid') === 'true'
    ? (document.querySelector(`[id="${field.getAttribute('aria-describedby') ?? ''}"]`)?.textContent ?? null)
    : undefined;
}

describe('a month that is typed on a phone', () => {
  it('W-07 K-04 needs no slash, for its keypad has none', async () => {
    const { user, asked } = show(filters.months);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Kỳ từ' });
    await user.type(field, '0520');
    expect(field.value).toBe('05/20');
    await user.type(field, '26{Enter}');
    expect(asked).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ filters: { tu: '2026-05' } }));
  });
});

describe('a word that is pasted', () => {
  it('W-07 K-03 is looked for as it is stored: composed, without the marks and blanks that nobody sees', async () => {
    const { user, asked } = show(filters.word);
    await user.click(screen.getByRole('textbox', { name: 'Nguồn' }));
    await user.paste(`\u200b${'Nguyên  An'.normalize('NFD')} `);
    await user.keyboard('{Enter}');
    expect(asked).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ filters: { nguon: 'Nguyên An' } }));
  });
});

describe('a word that is typed by an input method', () => {
  it('W-07 K-03 is not taken while it is composed: Enter and Escape are the method’s own', async () => {
    const { user, asked } = show(filters.word);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nguồn' });
    await user.type(field, 'nguyê');
    for (const key of ['Enter', 'Escape']) {
      // Safari tells the end of the word before its Enter: only the code of the key gives it away.
      for (const press of [{ isComposing: true }, { keyCode: 229 }]) {
        fireEvent.keyDown(field, { key, ...press });
        expect([field.value, asked.mock.calls]).toEqual(['nguyê', []]);
      }
    }
    await user.type(field, 'n{Enter}');
    expect(asked).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ filters: { nguon: 'nguyên' } }));
  });
});

function show(filter: ListFilter) {
  const asked = vi.fn();
  const page = (conditions: ListQuery['filters']) => (
    <Surroundings services={fakeServices().services} authRef={authRef}>
      <FilterField
        filter={filter}
        view={{
          description: { filters: [filter] },
          text: (key) => key,
          unitName: undefined,
          formats: createFormats('vi'),
          query: { page: 0, pageSize: 10, sort: undefined, search: '', filters: conditions, columns: undefined },
          show: asked,
        }}
      />
    </Surroundings>
  );
  const authRef = signedInAuth();
  const { rerender } = render(page({}));
  return {
    user: userEvent.setup({ delay: null }),
    asked,
    bring: (conditions: ListQuery['filters']) => {
      rerender(page(conditions));
    },
  };
}

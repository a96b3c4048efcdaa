// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { addDays, todayAt } from '@/domain/format/calendar';
import { policies } from '@/domain/policies/policy-names';
import type { SupportType } from '@/domain/support-types/support-type';
import type { SupportTypesApi } from '@/services/api/support-types-api';
import { SupportTypeState } from '@/views/system/support-types/support-type-facts';
import { SupportTypesScreen } from '@/views/system/support-types/support-types-screen';
import { seedSupportTypes } from '@mock-server/data/fund/support-types';

import { fakeServices, signedInAuth, Surroundings } from '../../shared/list/list-fixtures';

afterEach(() => {
  cleanup();
  window.history.pushState(null, '', '/');
});

const today = todayAt(Date.now());
const [base] = seedSupportTypes();

/** A kind that the Fund applies. @param from First day, counted from today. @param to Last day; `null` for no end. */
function kind(ma: string, from: number, to: number | null): SupportType {
  if (base === undefined) {
    throw new Error('The catalogue is empty.');
  }
  const hieuLucDen = to === null ? null : addDays(today, to);
  return { ...base, id: ma, ma, ten: `Loại ${ma}`, hoatDong: true, hieuLucTu: addDays(today, from), hieuLucDen };
}

const kinds = [kind('HT21', 0, null), kind('HT22', 1, null), kind('HT23', -30, -1), kind('HT24', -30, 0)];
const validities = ['Đang hiệu lực', 'Chưa hiệu lực', 'Hết hiệu lực', 'Đang hiệu lực'];

describe('a kind of support whose days have not come or are over', () => {
  it('B-22 says so in the list, also while the Fund applies it', async () => {
    const { services } = fakeServices({
      supportTypes: { list: () => Promise.resolve({ totalCount: kinds.length, items: kinds }) },
    });
    render(
      <Surroundings services={services} authRef={signedInAuth([policies.supportTypes], 'vi')}>
        <SupportTypesScreen />
      </Surroundings>,
    );
    for (const [index, { ma }] of kinds.entries()) {
      const row = await screen.findByRole('row', { name: new RegExp(ma, 'u') });
      within(row).getByText(validities[index] ?? '');
      within(row).getByText('Đang áp dụng');
    }
  });

  it('B-22 W-07 is found in the list by that, which stands in the address and among the conditions', async () => {
    const list = vi.fn<SupportTypesApi['list']>(() => Promise.resolve({ totalCount: kinds.length, items: kinds }));
    render(
      <Surroundings
        services={fakeServices({ supportTypes: { list } }).services}
        authRef={signedInAuth([policies.supportTypes], 'vi')}
      >
        <SupportTypesScreen />
      </Surroundings>,
    );
    const user = userEvent.setup({ delay: null });
    await user.click(await screen.findByRole('button', { name: 'Bộ lọc' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('combobox', { name: 'Hiệu lực' }));
    const choices = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(choices.slice(-3)).toEqual(['Đang hiệu lực', 'Chưa hiệu lực', 'Hết hiệu lực']);
    await user.click(screen.getByRole('option', { name: 'Chưa hiệu lực' }));

    await waitFor(() => expect(list.mock.lastCall?.[0].filters).toEqual({ hieuLuc: '2' }));
    expect(window.location.search).toBe('?hieuLuc=2');
    expect(document.querySelector('[aria-label="Điều kiện đang lọc"]')?.textContent).toContain(
      'Hiệu lực: Chưa hiệu lực',
    );
  });

  it.each(kinds.map((type, index) => [validities[index] ?? '', type] as const))(
    'B-22 says «%s» on its page',
    (validity, type) => {
      render(
        <Surroundings services={fakeServices({}).services} authRef={signedInAuth([policies.supportTypes], 'vi')}>
          <SupportTypeState type={type} />
        </Surroundings>,
      );
      expect(screen.getByText('Hiệu lực').parentElement?.textContent).toContain(validity);
    },
  );
});

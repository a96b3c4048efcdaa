// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { addDays, todayAt } from '@/domain/format/calendar';
import { policies } from '@/domain/policies/policy-names';
import type { SupportType } from '@/domain/support-types/support-type';
import { SupportTypeState } from '@/views/system/support-types/support-type-facts';
import { SupportTypesScreen } from '@/views/system/support-types/support-types-screen';
import { seedSupportTypes } from '@mock-server/data/fund/support-types';

import { fakeServices, signedInAuth, Surroundings } from '../../shared/list/list-fixtures';

afterEach(cleanup);

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

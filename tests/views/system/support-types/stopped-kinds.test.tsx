// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Route, Router } from 'wouter';

import { href, routes } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import type { SupportType } from '@/domain/support-types/support-type';
import type { SupportTypesApi } from '@/services/api/support-types-api';
import { forgetDrafts } from '@/views/shared/unsaved/use-draft';
import { SupportTypeFormScreen } from '@/views/system/support-types/support-type-form-screen';
import { seedSupportTypes } from '@mock-server/data/fund/support-types';

import { fakeServices, signedInAuth, Surroundings } from '../../shared/list/list-fixtures';

afterEach(() => {
  cleanup();
  forgetDrafts();
  window.history.pushState(null, '', '/');
});

/** A kind of the Fund's, by its code. */
function kind(ma: string, own: Partial<SupportType> = {}): SupportType {
  const [base] = seedSupportTypes();
  if (base === undefined) {
    throw new Error('The catalogue is empty.');
  }
  return { ...base, id: ma, ma, ten: `Loại ${ma}`, loaiTruoc: [], loaiTamCap: null, daSuDung: false, ...own };
}

const others = [kind('HT11'), kind('HT12', { hoatDong: false }), kind('HT13')];

function renderForm(stored: SupportType, language: 'vi' | 'en' = 'vi') {
  const update = vi.fn<SupportTypesApi['update']>((_, input) => Promise.resolve({ ...stored, ...input }));
  const { services } = fakeServices({
    supportTypes: {
      get: () => Promise.resolve(stored),
      all: () => Promise.resolve([...others, stored]),
      update,
    },
  });
  window.history.pushState(null, '', href('supportTypeEdit', { typeId: stored.id }));
  render(
    <Surroundings services={services} authRef={signedInAuth([policies.supportTypes], language)}>
      <Router>
        <Route path={routes.supportTypeEdit.path}>
          <SupportTypeFormScreen />
        </Route>
      </Router>
    </Surroundings>,
  );
  return { update, user: userEvent.setup({ delay: null }) };
}

describe('a kind of support that is applied no more, in the conditions of another', () => {
  it('B-22 stays among the kinds that must have come before when another is ticked', async () => {
    const { update, user } = renderForm(kind('HT20', { loaiTruoc: ['HT11', 'HT12'] }));
    const stopped = await screen.findByRole('checkbox', { name: 'HT12 – Loại HT12 (ngừng áp dụng)' });
    expect(stopped).toHaveProperty('checked', true);

    await user.click(screen.getByRole('checkbox', { name: 'HT13 – Loại HT13' }));
    await user.click(screen.getByText('Lưu thay đổi', { selector: 'button' }));

    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    expect(update.mock.calls[0]?.[1].loaiTruoc).toEqual(['HT11', 'HT12', 'HT13']);
  });

  it('B-22 can be named and taken out', async () => {
    const { update, user } = renderForm(kind('HT20', { loaiTamCap: 'HT12' }));
    await user.click(await screen.findByRole('checkbox', { name: 'HT12 – Loại HT12 (ngừng áp dụng)' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Trừ khoản đã tạm cấp theo loại' }), '');
    await user.click(screen.getByText('Lưu thay đổi', { selector: 'button' }));

    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    const { loaiTruoc, loaiTamCap } = update.mock.calls[0]?.[1] ?? {};
    expect([loaiTruoc, loaiTamCap]).toEqual([['HT12'], null]);
  });

  it('B-22 is shown as the advance that is taken off, also where that can be changed no more', async () => {
    renderForm(kind('HT20', { loaiTamCap: 'HT12', daSuDung: true }), 'en');
    const advance = await screen.findByRole('combobox', { name: 'Minus the advance of type' });
    await within(advance).findByRole('option', { name: 'HT12 – Loại HT12 (not applied)', selected: true });
  });
});

describe('a kind that another names and the list of all does not have', () => {
  it('B-22 stays to be seen by its code, and named when another is ticked', async () => {
    const { update, user } = renderForm(kind('HT20', { loaiTruoc: ['HT14'] }));
    expect(await screen.findByRole('checkbox', { name: 'HT14' })).toHaveProperty('checked', true);
    await user.click(await screen.findByRole('checkbox', { name: 'HT11 – Loại HT11' }));
    await user.click(screen.getByText('Lưu thay đổi', { selector: 'button' }));

    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    expect(update.mock.calls[0]?.[1].loaiTruoc).toEqual(['HT11', 'HT14']);
  });
});

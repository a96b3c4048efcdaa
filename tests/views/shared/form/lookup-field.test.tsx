// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { LookupField } from '@/views/shared/form/lookup-field';
import { RecordForm } from '@/views/shared/form/record-form';
import type { Lookup } from '@/views/shared/form/use-lookup';

import { fakeServices, signedInAuth, Surroundings } from '../list/list-fixtures';

afterEach(cleanup);

const zones = Array.from({ length: 400 }, (_, place) => ({ id: `z${place}`, label: `Vùng số ${place}` }));
const lookup: Lookup = {
  choices: zones,
  error: undefined,
  status: 'ready',
  nameOf: (id) => zones.find((zone) => zone.id === id)?.label ?? '',
  retry: () => undefined,
};

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Múi giờ' });
const drawn = () => screen.getAllByRole('option').map(({ textContent }) => Number(textContent.split(' ').at(-1)));
const part = () => [drawn()[0], drawn().at(-1)];

describe('a long list of choices', () => {
  it('W-07 E-01 draws the part around what is chosen, and says which of how many each entry is', async () => {
    const { user } = open('z250');
    await user.click(screen.getByRole('button', { name: 'Mở danh sách' }));
    expect(part()).toEqual([235, 274]);
    const chosen = screen.getByRole('option', { selected: true });
    expect(chosen.textContent).toBe('Vùng số 250');
    expect([chosen.getAttribute('aria-posinset'), chosen.getAttribute('aria-setsize')]).toEqual(['251', '400']);
  });

  it.each([
    [null, [0, 39]],
    ['z3', [0, 39]],
    ['z399', [360, 399]],
  ])('W-07 draws as many where %s is chosen', async (chosen, shown) => {
    const { user } = open(chosen);
    await user.click(screen.getByRole('button', { name: 'Mở danh sách' }));
    expect(part()).toEqual(shown);
  });

  it('W-07 draws more where somebody scrolls to either end, and what is in sight stays there', async () => {
    const { user } = open('z250');
    await user.click(screen.getByRole('button', { name: 'Mở danh sách' }));
    const list = screen.getByRole('listbox');
    const height = vi.spyOn(list, 'scrollHeight', 'get').mockImplementation(() => drawn().length * 36);
    vi.spyOn(list, 'clientHeight', 'get').mockReturnValue(300);
    fireEvent.scroll(list, { target: { scrollTop: 40 * 36 - 320 } });
    expect(part()).toEqual([235, 314]);
    fireEvent.scroll(list, { target: { scrollTop: 20 } });
    expect(part()).toEqual([195, 314]);
    expect(list.scrollTop).toBe(20 + 40 * 36);
    fireEvent.scroll(list, { target: { scrollTop: 60 * 36 } });
    expect(part()).toEqual([195, 314]);
    height.mockRestore();
  });

  it('W-07 draws more where the arrows come near an end, and finds every entry by typing', async () => {
    const { user, saved } = open('z250');
    await user.click(field());
    await user.keyboard('{ArrowDown}{End}');
    expect(part()).toEqual([235, 314]);
    await user.clear(field());
    await user.type(field(), 'vung so 39');
    expect(drawn()).toEqual([39, 390, 391, 392, 393, 394, 395, 396, 397, 398, 399]);
    await user.keyboard('{ArrowDown}{Enter}');
    await user.click(screen.getByRole('button', { name: 'Lưu' }));
    expect(saved).toHaveBeenCalledExactlyOnceWith({ timeZone: 'z390' });
  });
});

function open(timeZone: string | null) {
  const saved = vi.fn();
  render(
    <Surroundings services={fakeServices().services} authRef={signedInAuth()}>
      <RecordForm
        label="Biểu mẫu"
        initialValues={{ timeZone }}
        validate={() => ({})}
        isBusy={false}
        submitLabel="Lưu"
        busyLabel="Đang lưu"
        onSubmit={saved}
        onCancel={() => undefined}
      >
        <LookupField name="timeZone" label="Múi giờ" lookup={lookup} />
      </RecordForm>
    </Surroundings>,
  );
  return { user: userEvent.setup({ delay: null }), saved };
}

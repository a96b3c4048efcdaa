// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { RecordFormView, type RecordFormDescription } from '@/views/shared/record/record-form-view';
import { useRecordForm, type RecordCalls } from '@/views/shared/record/use-record-form';
import { writeStoredDrafts } from '@/views/shared/unsaved/draft-storage';
import { forgetDrafts } from '@/views/shared/unsaved/use-draft';
import { TextField } from '@/views/shared/form/text-field';

import { fakeServices, Surroundings } from '../list/list-fixtures';
import { enter } from '../../../support/enter';

type Note = { readonly ten: string; readonly ghiChu: string };
type StoredNote = Note & { readonly id: string; readonly concurrencyStamp: string };

afterEach(() => {
  cleanup();
  forgetDrafts();
});

const first: StoredNote = { id: '1', ten: 'cũ', ghiChu: 'cũ', concurrencyStamp: 's1' };
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });

it('V-05 X-02 a draft does not overwrite in silence what a colleague has written into the same field since', async () => {
  const { update } = await draftOver({
    ...first,
    ten: 'của đồng nghiệp',
    ghiChu: 'của đồng nghiệp',
    concurrencyStamp: 's2',
  });
  const [name, remark] = [await field(/^Tên/u), await field(/^Ghi chú/u)];
  await waitFor(() => expect([name.value, remark.value]).toEqual(['cũ dở dang', 'của đồng nghiệp']));
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Lưu' }));
  const dialog = await screen.findByRole('dialog', { name: 'Dữ liệu đã được người khác thay đổi' });
  expect(
    within(dialog)
      .getAllByRole('group')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/ten.*Cả hai cùng sửa.*cũ.*cũ dở dang.*của đồng nghiệp/u)]);
  await user.click(within(dialog).getByRole('button', { name: 'Giữ thay đổi của tôi' }));
  await waitFor(() =>
    expect(update.mock.calls.map(([, input]) => input)).toEqual([
      { ten: 'cũ dở dang', ghiChu: 'của đồng nghiệp', concurrencyStamp: 's1' },
      { ten: 'cũ dở dang', ghiChu: 'của đồng nghiệp', concurrencyStamp: 's2' },
    ]),
  );
});

it('V-05 X-02 a draft is saved as it stands where a colleague has written elsewhere', async () => {
  const { update } = await draftOver({ ...first, ghiChu: 'của đồng nghiệp', concurrencyStamp: 's2' });
  const name = await field(/^Tên/u);
  await waitFor(() => expect(name.value).toBe('cũ dở dang'));
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Lưu' }));
  await waitFor(() => expect(update.mock.calls.map(([, input]) => input.concurrencyStamp)).toEqual(['s2']));
});

it('V-05 A-10 a draft of a release that did not know a field yet leaves the field as it is stored', async () => {
  const drafts = [['/ghi-chu/1', { values: { ten: 'dở dang' }, base: first }]] as const;
  writeStoredDrafts({ userId: 'user-khoa', drafts });
  const { update } = open(first);
  const name = await field(/^Tên/u);
  await waitFor(() => expect(name.value).toBe('dở dang'));
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Lưu' }));
  await waitFor(() =>
    expect(update.mock.calls.map(([, input]) => input)).toEqual([
      { ten: 'dở dang', ghiChu: 'cũ', concurrencyStamp: 's1' },
    ]),
  );
});

/** The form of the note, left with something typed and opened again over what is stored by then. */
async function draftOver(present: StoredNote) {
  const before = open(first);
  await enter(userEvent.setup({ delay: null }), await field(/^Tên/u), ' dở dang');
  before.leave();
  return open(present);
}

/** A back end that holds `stored` and refuses what is made from an older one. */
function open(stored: StoredNote) {
  const update = vi.fn<RecordCalls<Note, StoredNote>['update']>((_, input) =>
    input.concurrencyStamp === stored.concurrencyStamp
      ? Promise.resolve({ ...stored, ...input })
      : Promise.reject(new AppError('http.conflict', { status: 409 })),
  );
  const calls = { get: () => Promise.resolve(stored), create: () => Promise.reject(new Error('no')), update };
  function Page() {
    const formRef = useRecordForm<Note, StoredNote>('1', calls, shape);
    return (
      <RecordFormView<Note, StoredNote>
        formRef={formRef}
        name="/ghi-chu/1"
        description={description}
        onSaved={() => undefined}
        onCancel={() => undefined}
        heading={() => null}
      >
        {() => (
          <>
            <TextField name="ten" label="Tên" />
            <TextField name="ghiChu" label="Ghi chú" />
          </>
        )}
      </RecordFormView>
    );
  }
  const { unmount } = render(
    <Surroundings services={fakeServices().services} isStrict={false}>
      <Page />
    </Surroundings>,
  );
  return { update, leave: unmount };
}

const shape = {
  inputOf: ({ ten, ghiChu }: StoredNote): Note => ({ ten, ghiChu }),
  normalize: ({ ten, ghiChu }: Note): Note => ({ ten, ghiChu }),
};
const description: RecordFormDescription<Note, StoredNote> = {
  blank: { ten: '', ghiChu: '' },
  validate: () => ({}),
  fieldByCode: {},
  words: { labelOf: (name) => name, textOf: (_, value) => String(value) },
  label: 'Ghi chú',
  submitLabel: 'Lưu',
};

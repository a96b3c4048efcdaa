// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';

import { TextField } from '@/views/shared/form/text-field';
import { RecordFormView, type RecordFormDescription } from '@/views/shared/record/record-form-view';
import { useRecordForm } from '@/views/shared/record/use-record-form';
import { forgetDrafts } from '@/views/shared/unsaved/use-draft';

import { enter } from '../../../support/enter';
import { fakeServices, Surroundings } from '../list/list-fixtures';

type Note = { readonly ten: string };
type StoredNote = Note & { readonly id: string; readonly concurrencyStamp: string };

afterEach(() => {
  cleanup();
  forgetDrafts();
});

it.each([
  ['Đóng', 'Phiếu'],
  ['Bỏ dữ liệu này', ''],
])('V-05 B-10 the note of what came back goes by «%s», which leaves the focus to the heading', async (name, left) => {
  const user = userEvent.setup({ delay: null });
  const former = open();
  await enter(user, field(), 'Phiếu');
  former.unmount();

  open();
  expect(field().value).toBe('Phiếu');
  screen.getByRole('button', { name }).focus();
  await user.keyboard('{Enter}');
  expect([screen.queryByRole('button', { name }), field().value]).toEqual([null, left]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

function field(): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('textbox', { name: /^Tên/u });
}

function open() {
  return render(
    <Surroundings services={fakeServices().services} isStrict={false}>
      <main>
        <Page />
      </main>
    </Surroundings>,
  );
}

function Page() {
  const formRef = useRecordForm<Note, StoredNote>(undefined, calls, { inputOf: whole, normalize: whole });
  return (
    <RecordFormView<Note, StoredNote>
      formRef={formRef}
      name="/phieu/them-moi"
      description={description}
      onSaved={() => undefined}
      onCancel={() => undefined}
      heading={() => <h1>Thêm phiếu</h1>}
    >
      {() => <TextField name="ten" label="Tên" />}
    </RecordFormView>
  );
}

function whole({ ten }: Note): Note {
  return { ten };
}

const never = () => new Promise<never>(() => undefined);
const calls = { get: never, create: never, update: never };

const description: RecordFormDescription<Note, StoredNote> = {
  blank: { ten: '' },
  validate: () => ({}),
  fieldByCode: {},
  words: { labelOf: (name) => name, textOf: (_, value) => String(value) },
  label: 'Phiếu',
  submitLabel: 'Lưu',
};

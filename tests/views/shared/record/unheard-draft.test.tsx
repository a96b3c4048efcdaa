// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { RecordFormView, type RecordFormDescription } from '@/views/shared/record/record-form-view';
import { useRecordForm, type RecordCalls } from '@/views/shared/record/use-record-form';
import { forgetDrafts, storeDrafts } from '@/views/shared/unsaved/use-draft';
import { TextField } from '@/views/shared/form/text-field';

import { fakeServices, Surroundings } from '../list/list-fixtures';
import { enter } from '../../../support/enter';

type Note = { readonly ten: string };
type StoredNote = Note & { readonly id: string; readonly concurrencyStamp: string };
type Calls = RecordCalls<Note, StoredNote>;

afterEach(() => {
  cleanup();
  forgetDrafts();
});

const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Tên/u });

it('C-07 A-10 V-05 whoever saves what came back after a lost session makes no second record, changed or not', async () => {
  const user = userEvent.setup({ delay: null });
  const backEnd = namedBackEnd();
  backEnd.losesAnswers(true);
  const first = open(backEnd.calls);
  await enter(user, await nameField(), 'Phiếu');
  await user.click(screen.getByRole('button', { name: 'Lưu' }));
  await waitFor(() => expect(backEnd.notes).toEqual([{ id: '1', ten: 'Phiếu', concurrencyStamp: 's' }]));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Lưu' }).getAttribute('aria-disabled')).toBe('false'));
  first.leave();

  // Once more without a save, by way of the issuer's page.
  const second = open(backEnd.calls);
  await waitFor(async () => expect((await nameField()).value).toBe('Phiếu'));
  storeDrafts('user-khoa');
  second.leave();

  backEnd.losesAnswers(false);
  open(backEnd.calls);
  await waitFor(async () => expect((await nameField()).value).toBe('Phiếu'));
  await enter(user, await nameField(), ' mới');
  await user.click(screen.getByRole('button', { name: 'Lưu' }));
  await waitFor(() => expect(backEnd.notes).toEqual([{ id: '1', ten: 'Phiếu mới', concurrencyStamp: 's' }]));
  expect(new Set(backEnd.names).size).toBe(1);
});

it('C-07 V-05 a form that goes while its save is on its way leaves the name of the save behind', async () => {
  const user = userEvent.setup({ delay: null });
  const backEnd = namedBackEnd();
  backEnd.losesAnswers('never');
  const first = open(backEnd.calls);
  await enter(user, await nameField(), 'Phiếu');
  await user.click(screen.getByRole('button', { name: 'Lưu' }));
  await waitFor(() => expect(backEnd.names).toHaveLength(1));
  first.leave();

  backEnd.losesAnswers(false);
  open(backEnd.calls);
  await waitFor(async () => expect((await nameField()).value).toBe('Phiếu'));
  await user.click(screen.getByRole('button', { name: 'Lưu' }));
  await waitFor(() => expect(backEnd.names).toHaveLength(2));
  expect(backEnd.notes).toHaveLength(1);
});

it('C-07 V-05 a draft that is thrown away takes its save along: what is entered then is another record', async () => {
  const user = userEvent.setup({ delay: null });
  const backEnd = namedBackEnd();
  backEnd.losesAnswers(true);
  const first = open(backEnd.calls);
  await enter(user, await nameField(), 'Phiếu');
  await user.click(screen.getByRole('button', { name: 'Lưu' }));
  await waitFor(() => expect(backEnd.notes).toHaveLength(1));
  first.leave();

  backEnd.losesAnswers(false);
  open(backEnd.calls);
  await user.click(await screen.findByRole('button', { name: 'Bỏ dữ liệu này' }));
  await waitFor(async () => expect((await nameField()).value).toBe(''));
  await enter(user, await nameField(), 'Phiếu khác');
  await user.click(screen.getByRole('button', { name: 'Lưu' }));
  await waitFor(() => expect(backEnd.notes.map(({ ten }) => ten)).toEqual(['Phiếu', 'Phiếu khác']));
});

/** Makes one note under one name, as `POST phieu-nop-quy` does. */
function namedBackEnd() {
  const notes: StoredNote[] = [];
  const names: string[] = [];
  const idByName = new Map<string, string>();
  let losing: boolean | 'never' = false;
  const answered = (note: StoredNote) => {
    if (losing === 'never') {
      return new Promise<never>(() => undefined);
    }
    return losing ? Promise.reject(new AppError('network.timeout')) : Promise.resolve(note);
  };
  const noteOf = (id: string) => notes.find((note) => note.id === id) ?? Promise.reject(new Error('no such note'));
  const calls: Calls = {
    get: async (id) => noteOf(id),
    create: vi.fn<Calls['create']>(async ({ ten }, _, name) => {
      names.push(name);
      const known = idByName.get(name);
      if (known !== undefined) {
        return answered(await noteOf(known));
      }
      const note = { id: String(notes.length + 1), ten, concurrencyStamp: 's' };
      idByName.set(name, note.id);
      notes.push(note);
      return answered(note);
    }),
    update: (id, { ten }) => {
      const note = { id, ten, concurrencyStamp: 's' };
      notes.splice(Number(id) - 1, 1, note);
      return answered(note);
    },
  };
  return {
    notes,
    names,
    calls,
    /** Whether answers are lost, or not given at all. */
    losesAnswers: (value: typeof losing) => {
      losing = value;
    },
  };
}

function open(calls: Calls) {
  function Page() {
    const formRef = useRecordForm<Note, StoredNote>(undefined, calls, { inputOf: whole, normalize: whole });
    return (
      <RecordFormView<Note, StoredNote>
        formRef={formRef}
        name="/phieu/them-moi"
        description={description}
        onSaved={() => undefined}
        onCancel={() => undefined}
        heading={() => null}
      >
        {() => <TextField name="ten" label="Tên" />}
      </RecordFormView>
    );
  }
  const { unmount } = render(
    <Surroundings services={fakeServices().services} isStrict={false}>
      <Page />
    </Surroundings>,
  );
  return { leave: unmount };
}

function whole({ ten }: Note): Note {
  return { ten };
}

const description: RecordFormDescription<Note, StoredNote> = {
  blank: { ten: '' },
  validate: () => ({}),
  fieldByCode: {},
  words: { labelOf: (name) => name, textOf: (_, value) => String(value) },
  label: 'Phiếu',
  submitLabel: 'Lưu',
};

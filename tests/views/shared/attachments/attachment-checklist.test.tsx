// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { policies } from '@/domain/policies/policy-names';
import type { SupportType } from '@/domain/support-types/support-type';
import type { AttachmentsApi } from '@/services/api/attachments-api';
import { AttachmentChecklist } from '@/views/shared/attachments/attachment-checklist';
import { SupportTypeForms } from '@/views/system/support-types/support-type-forms';

import { signedInAuth } from '../list/list-fixtures';
import { owner, passport, pdf, show } from './attachments-fixtures';

afterEach(cleanup);

it('S-11 a checklist names each of its buttons after the paper that it is for', async () => {
  const papers = [
    { code: 'hop-dong', label: 'Hợp đồng', isRequired: true },
    { code: 'ho-chieu', label: 'Hộ chiếu', isRequired: false },
  ];
  show(<AttachmentChecklist owner={owner} papers={papers} />, {});
  const buttons = await screen.findAllByRole('button', { name: /^Đính kèm/u });
  expect(buttons.map((button) => [button.textContent, button.ariaLabel])).toEqual([
    ['Đính kèm', 'Đính kèm Hợp đồng'],
    ['Đính kèm', 'Đính kèm Hộ chiếu'],
    ['Đính kèm', 'Đính kèm Tài liệu khác'],
  ]);
});

it('a checklist says of each paper whether it is there, missing or not applicable, and files go to their paper', async () => {
  const upload = vi.fn<AttachmentsApi['upload']>(() => new Promise(() => undefined));
  show(
    <AttachmentChecklist
      owner={owner}
      papers={[
        { code: 'ho-chieu', label: 'Hộ chiếu', isRequired: true },
        { code: 'hop-dong', label: 'Hợp đồng', isRequired: true },
        { code: 'tu-vong', label: 'Giấy chứng tử', isRequired: false, isNotApplicable: true },
      ]}
    />,
    { upload },
    [passport],
  );
  const rowOf = async (name: string) => {
    const row = (await screen.findByText(name)).closest('li');
    return within(row ?? document.body);
  };
  expect((await rowOf('Hộ chiếu')).getByText('Có')).toBeDefined();
  expect((await rowOf('Giấy chứng tử')).getByText('Không áp dụng')).toBeDefined();
  const contract = await rowOf('Hợp đồng');
  expect(contract.getByText('Thiếu')).toBeDefined();
  fireEvent.change(contract.getByLabelText('Đính kèm Hợp đồng', { selector: 'input' }), {
    target: { files: [pdf('hd.pdf')] },
  });
  expect(await contract.findByText('hd.pdf')).toBeDefined();
  await waitFor(() => expect(upload.mock.calls[0]?.[0].paper).toBe('hop-dong'));
});

it('B-22 documents of a paper that is asked for no longer stand among the others and can be removed', async () => {
  show(<AttachmentChecklist owner={owner} papers={[{ code: 'don', label: 'Đơn đề nghị', isRequired: false }]} />, {}, [
    { ...passport, id: 'B', ten: 'mau-don.pdf', giayTo: 'don' },
    { ...passport, ten: 'mau-cu.pdf', giayTo: 'bien-ban' },
    { ...passport, id: 'C', ten: 'khac.pdf', giayTo: null },
  ]);
  const rowOf = async (name: string) => within((await screen.findByText(name)).closest('li') ?? document.body);
  const others = await rowOf('Tài liệu khác');
  expect(others.getAllByText(/\.pdf$/u).map(({ textContent }) => textContent)).toEqual(['mau-cu.pdf', 'khac.pdf']);
  expect(others.getByRole('button', { name: 'Xóa mau-cu.pdf' })).toBeDefined();
  const asked = await rowOf('Đơn đề nghị');
  expect(asked.getAllByText(/\.pdf$/u).map(({ textContent }) => textContent)).toEqual(['mau-don.pdf']);
});

it('B-22 a kind of support shows and takes the empty form of each of its papers, and none is missed', async () => {
  const upload = vi.fn<AttachmentsApi['upload']>(() => new Promise(() => undefined));
  const papers = [
    { ma: 'don', ten: 'Đơn đề nghị', batBuoc: true, hinhThuc: 1 },
    { ma: 'bien-ban', ten: 'Biên bản', batBuoc: false, hinhThuc: 2 },
  ];
  const type = { id: 'type-1', concurrencyStamp: 's', thanhPhanHoSo: papers } as unknown as SupportType;
  show(
    <SupportTypeForms type={type} />,
    { upload },
    [{ ...passport, ten: 'Mẫu HT01.pdf', giayTo: 'don' }],
    true,
    signedInAuth([policies.supportRequests]),
  );
  const section = within(await screen.findByRole('region', { name: 'Tệp mẫu của giấy tờ' }));
  const first = within((await section.findByText('Đơn đề nghị')).closest('li') ?? document.body);
  expect(first.getByText('Mẫu HT01.pdf')).toBeDefined();
  expect([section.queryByText('Thiếu'), section.queryByText(/bắt buộc/u)]).toEqual([null, null]);
  fireEvent.change(section.getByLabelText('Đính kèm Biên bản', { selector: 'input' }), {
    target: { files: [pdf('mau.pdf')] },
  });
  await waitFor(() =>
    expect(upload.mock.calls.map(([{ owner: to, paper }]) => [to, paper])).toEqual([
      [{ resource: 'dm-loai-ho-tro', id: 'type-1' }, 'bien-ban'],
    ]),
  );
});

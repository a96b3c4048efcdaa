import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Attachment, AttachmentList } from '@/domain/attachments/attachment';
import type { AttachmentsApi } from '@/services/api/attachments-api';

import { fakeServices, signedInAuth, Surroundings } from '../list/list-fixtures';

export const owner = { resource: 'nguoi-lao-dong', id: 'w1' } as const;

export const passport: Attachment = {
  id: 'A',
  ten: 'Hộ chiếu.pdf',
  loai: 'pdf',
  dungLuong: 1_363_149,
  giayTo: 'ho-chieu',
  creationTime: '2026-11-15T08:00:00',
  creatorId: null,
  nguoiTaoTen: 'Trần Minh Khoa',
};

/** Shows documents over a back end that holds `items`. */
export function show(
  content: React.ReactElement,
  calls: Partial<AttachmentsApi>,
  items: readonly Attachment[] = [],
  duocSua = true,
  authRef = signedInAuth(),
) {
  const list: AttachmentList = { items, duocSua };
  const { services } = fakeServices({
    attachments: { list: () => Promise.resolve(list), check: () => Promise.resolve(undefined), ...calls },
  });
  const view = render(
    <Surroundings services={services} authRef={authRef}>
      {content}
    </Surroundings>,
  );
  return { user: userEvent.setup({ delay: null }), ...view };
}

/** A back end that takes files and never comes to an end with one. */
export const waitingUploads: Partial<AttachmentsApi> = {
  list: () => Promise.resolve({ items: [], duocSua: true }),
  check: () => Promise.resolve(undefined),
  upload: () => new Promise<never>(() => undefined),
};

export function pdf(name: string): File {
  return new File(['%PDF-'], name);
}

export function held<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((onResolve) => {
    resolve = onResolve;
  });
  return { promise, resolve: (value: Value) => resolve(value) };
}

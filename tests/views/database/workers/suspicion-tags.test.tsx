// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import type { Worker } from '@/domain/workers/worker';
import type { SuspectItem, SuspectPairItem } from '@/domain/workers/worker-suspects';
import type { Services } from '@/views/app/services-context';
import { SuspicionTags } from '@/views/database/workers/merge/suspicion-tags';

import { left, right } from '../../../domain/workers/merge-fixtures';
import { fakeServices, signedInAuth, Surroundings } from '../../shared/list/list-fixtures';

afterEach(cleanup);

type Suspects = Services['workers']['suspects'];

const masked = { soCccd: '042***000045', soHoChieu: 'C7***321', dienThoai: null };
const one = { ...left, ...masked };
const other = { ...right, ...masked, hoTen: 'Lê Thị An', ngaySinh: '1990-01-01' };
const pair: SuspectPairItem = {
  id: 'right_left',
  trai: other as unknown as SuspectItem,
  phai: one as unknown as SuspectItem,
  lyDo: ['ho-chieu'],
};
const noSigns = /^Hai hồ sơ này không có dấu hiệu trùng/u;

function show(suspects: Suspects, people: readonly [Worker, Worker] = [one, other]) {
  render(
    <Surroundings services={fakeServices({ workers: { suspects } }).services} authRef={signedInAuth()}>
      <SuspicionTags left={people[0]} right={people[1]} />
    </Surroundings>,
  );
}

it('B-10 P-03 tells those who see masked numbers what the server knows of them, and never that there is no sign', async () => {
  const suspects = vi.fn<Suspects>(() => Promise.resolve({ totalCount: 1, items: [pair] }));
  show(suspects);
  expect(screen.queryByText(noSigns)).toBeNull();
  expect(await screen.findByText('Trùng hộ chiếu')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(suspects.mock.calls[0]?.[0].filters).toEqual({ nguoiLaoDongId: 'left' });
});

it('B-10 warns where the server suspects nothing either', async () => {
  show(() => Promise.resolve({ totalCount: 0, items: [] }));
  expect(await screen.findByText(noSigns)).toBeDefined();
});

it('B-10 X-01 says that hidden numbers were not compared where the server could not be asked', async () => {
  show(() => Promise.reject(new AppError('http.unavailable', { status: 503 })));
  expect(await screen.findByText(/^Chưa so sánh được số giấy tờ đang bị ẩn\./u)).toBeDefined();
});

it('B-10 asks nobody about numbers that are seen whole', async () => {
  const suspects = vi.fn<Suspects>();
  show(suspects, [left, { ...right, hoTen: 'Lê Thị An', ngaySinh: '1990-01-01', dienThoai: null }]);
  await waitFor(() => expect(screen.getByText(noSigns)).toBeDefined());
  expect(suspects).not.toHaveBeenCalled();
});

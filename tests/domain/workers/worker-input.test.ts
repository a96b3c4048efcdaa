import { describe, expect, it } from 'vitest';

import { isStoredAlike, sentUntouched, type RecordShape } from '@/domain/records/record-shape';
import { emptyContract } from '@/domain/workers/contract-schema';
import type { Contract, WorkerInput } from '@/domain/workers/worker';
import { emptyWorker, normalizeWorker, storedOfWorker } from '@/domain/workers/worker-input';

const shape: RecordShape<WorkerInput, WorkerInput> = {
  inputOf: (worker) => worker,
  normalize: normalizeWorker,
  storedOf: storedOfWorker,
};
const typed: Contract = { ...emptyContract(), donViId: 'u-1', thiTruongId: 'JP', soHopDong: 'HD-1' };
const sent = normalizeWorker({ ...emptyWorker(), hoTen: 'Đào Thị Ứng', hopDong: [typed] });
const stored = (contract: Contract): WorkerInput => ({ ...sent, hopDong: [contract] });

describe('a worker whose save was answered by nothing', () => {
  it('X-02 B-10 is known again with the contract that was added, which has an id, a unit’s name and a payment by now', () => {
    const named = { ...typed, id: 'h-1', donViTen: 'Lam Giang', dongQuy: 2, soGcn: null, ngayDong: null } as Contract;
    expect(isStoredAlike(shape, sentUntouched(shape, stored(named)), sent)).toBe(true);
  });

  it('X-02 B-10 is not taken for one in which somebody else has changed the contract', () => {
    const changed = { ...typed, id: 'h-1', soHopDong: 'HD-2' };
    expect(isStoredAlike(shape, sentUntouched(shape, stored(changed)), sent)).toBe(false);
  });
});

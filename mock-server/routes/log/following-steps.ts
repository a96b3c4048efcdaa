import type { LogKind } from '@/domain/log/log-entry';
import { paymentHistoryOffset } from '@/domain/self-paying/self-paying-dossier';

import type { MockBackend } from '../../backend';
import type { Database } from '../../data/database';
import { actionOfStep } from '../../data/step-actions';
import type { StepHistoryRow } from '../../data/step-history';
import type { MockRoute } from '../../routing';
import { stepsDuring } from '../notifications/noted-steps';
import { changesBetween } from './log-changes';
import { logSubjectOf, recordOf } from './log-subjects';
import { writeLog } from './log-writing';

const workflowKinds: readonly LogKind[] = [
  'bao-cao-quy',
  'nguoi-lao-dong-tu-dong',
  'phieu-nop-quy',
  'bao-cao-doanh-thu',
  'bao-cao-tai-lieu',
  'yeu-cau-ho-tro',
];

/**
 * The same routes; steps that a call takes with records of other kinds on its way, as with the voucher that a confirmed
 * payment makes or the dossier whose money goes back, and those that the system takes with them, stand in the log too:
 * ABP notes every entity that a request changes, not only the one that was asked for.
 */
export function withFollowingSteps(routes: readonly MockRoute[]): readonly MockRoute[] {
  return routes.map((route) => {
    const kind = logSubjectOf(route)?.subject.kind;
    return route.method === 'GET' || kind === undefined
      ? route
      : {
          ...route,
          handle: (request, backend) => {
            const { answer, steps } = stepsDuring(backend.database, () => route.handle(request, backend));
            for (const step of steps) {
              recordStep(backend, step, kind);
            }
            return answer;
          },
        };
  });
}

/** @param asked The kind of record that the call was about; what a person did to one of these is in its own entry. */
function recordStep(backend: MockBackend, step: StepHistoryRow, asked: LogKind): void {
  const { database } = backend;
  const { banGhiId, hanhDong, nguoiThucHienId, tuTrangThai } = step;
  const doiTuong = workflowKinds.find((kind) => recordOf(database, kind, banGhiId) !== undefined);
  const record = doiTuong && recordOf(database, doiTuong, banGhiId);
  if (doiTuong === undefined || record === undefined || (doiTuong === asked && nguoiThucHienId !== null)) {
    return;
  }
  writeLog(backend, {
    hanhDong: tuTrangThai === null ? 'them' : actionOfStep(hanhDong),
    doiTuong,
    maBanGhi: record.ma,
    banGhiId,
    maLoi: null,
    thoiLuongMs: 0,
    thayDoi: tuTrangThai === null ? changesBetween(database, undefined, record.row) : stepChanges(database, step),
    userId: nguoiThucHienId ?? undefined,
    ...(nguoiThucHienId === null ? { isBySystem: true } : {}),
  });
}

/** Status and reason; the history of a dossier has the states of its payment above the statuses of its approval. */
function stepChanges(database: Database, { tuTrangThai, denTrangThai, yKien }: StepHistoryRow) {
  const isPayment = denTrangThai > paymentHistoryOffset;
  const field = isPayment ? 'tinhTrangDong' : 'trangThai';
  const offset = isPayment ? paymentHistoryOffset : 0;
  const was = { [field]: (tuTrangThai ?? 0) - offset };
  return changesBetween(database, was, { [field]: denTrangThai - offset, lyDo: yKien });
}

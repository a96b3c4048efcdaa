import { paymentHistoryOffset, type PaymentState } from '@/domain/self-paying/self-paying-dossier';

import type { Database } from '../../data/database';
import type { Actor } from '../../data/fund/registration';
import type { PayInRow } from '../../data/fund/pay-in-row';
import { modifiedBy } from '../audit';
import { addHistory } from '../workflow-steps';

/**
 * Carries out what a step of a voucher does to the money, and says in the history of each dossier that it pays what
 * became of its payment: a dossier has its own reader, who never sees the voucher.
 */
export function withDossierHistory(
  database: Database,
  { phanBo, ma }: PayInRow,
  step: { readonly verb: 'doi-soat' | 'huy-doi-soat'; readonly reason: string | null; readonly actor: Actor },
  post: () => void,
): void {
  const { verb, reason, actor } = step;
  const before = new Map<string, PaymentState>();
  for (const { loai, chungTuId } of phanBo) {
    const dossier = loai === 'tu-dong' ? database.selfPaying.find(chungTuId) : undefined;
    if (dossier !== undefined) {
      before.set(dossier.id, dossier.tinhTrangDong);
    }
  }
  post();
  for (const [id, state] of before) {
    const dossier = database.selfPaying.find(id);
    if (dossier !== undefined && dossier.tinhTrangDong !== state) {
      database.selfPaying.put({ ...dossier, ...modifiedBy(actor.user, actor.now) });
      const moved = {
        tuTrangThai: paymentHistoryOffset + state,
        denTrangThai: paymentHistoryOffset + dossier.tinhTrangDong,
      };
      const words = [`Phiếu ${ma}`, reason, dossier.soGcn === null ? null : `Số GCN: ${dossier.soGcn}`];
      const yKien = words.filter((part) => part !== null).join('\n');
      addHistory(database, { banGhiId: id, ...moved, hanhDong: verb, yKien }, actor.user, actor.now);
    }
  }
}

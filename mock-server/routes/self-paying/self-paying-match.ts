import type { SelfPayingMatch } from '@/domain/self-paying/self-paying-dossier';
import { isSameJourney } from '@/domain/self-paying/self-paying-warnings';

import type { Database } from '../../data/database';
import { contractsOfWorker, matchingWorker, otherDossiers } from '../../data/fund/self-paying-people';
import type { SelfPayingRow } from '../../data/fund/self-paying-row';
import { without } from '../request-input';

/** The record of the worker database beside a declaration: the person, with the declared contract if it is known. */
export function matchOf(database: Database, row: SelfPayingRow): SelfPayingMatch {
  const hoSoKhac = otherDossiers(database, row).map(({ id, ma, hoTen, trangThai }) => ({ id, ma, hoTen, trangThai }));
  const found = matchingWorker(database, row);
  if (found === undefined) {
    return { khopTheo: null, nguoiLaoDong: null, hoSoKhac };
  }
  const contracts = contractsOfWorker(database, found.worker.id);
  const contract = contracts.find((candidate) => isSameJourney(candidate, row));
  const contractFields = contract === undefined ? {} : without(contract, 'id', 'nguoiLaoDongId');
  return { khopTheo: found.by, nguoiLaoDong: { ...contractFields, ...found.worker }, hoSoKhac };
}

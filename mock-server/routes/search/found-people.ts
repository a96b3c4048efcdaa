import { formatDate } from '@/domain/format/dates';
import { maskIdentity } from '@/domain/format/identities';
import { href } from '@/domain/navigation/routes';
import type { SearchHit } from '@/domain/search/search-hit';
import { searchText } from '@/domain/text/search-text';

import type { MockBackend } from '../../backend';
import type { Database } from '../../data/database';
import type { UnitRow } from '../../data/rows';
import type { MockUser } from '../../routing';
import { scopeOf } from '../data-scope';
import { unitText, visibleUnits } from '../units/unit-list';
import { compactNumber, textCondition } from '../workers/worker-filters';
import type { WorkerEntry } from '../workers/worker-list';
import { canViewSensitive, workerListFor } from '../workers/worker-routes';
import { codePiece } from './code-index';

/** Fewer digits are in every number. */
const leastDigits = 4;

/**
 * Workers by personal number, passport, phone or name, as their list finds them; of many names those come first whose
 * given name is what was typed.
 */
export function foundWorkers(backend: MockBackend, user: MockUser, text: string, most: number): readonly SearchHit[] {
  const number = compactNumber(text);
  if (number !== '' && number.length < leastDigits) {
    return [];
  }
  const seesNumbers = canViewSensitive(user);
  const list = workerListFor(user, backend);
  const isWanted = textCondition(text, { list, canViewSensitive: seesNumbers });
  const endsSo = list.open().matches(` ${searchText(text)}\n`);
  const page = (isFirst: boolean, count: number) =>
    count <= 0
      ? []
      : list.index.page((entry, position) => (endsSo[position] === 1) === isFirst && isWanted(entry, position), {
          sorting: '',
          skipCount: 0,
          maxResultCount: count,
        }).items;
  const first = page(true, most);
  return [...first, ...page(false, most - first.length)].map((entry) => workerHit(entry, seesNumbers));
}

/** Units by code, name or tax code; the one whose code or number it is comes first. */
export function foundUnits(database: Database, user: MockUser, text: string, most: number): readonly SearchHit[] {
  const [wanted, code] = [searchText(text), codePiece(text)];
  const isExact = ({ ma, mst }: UnitRow) => codePiece(ma) === code || mst === code;
  return visibleUnits(database, scopeOf(user))
    .filter((unit) => unitText(unit).includes(wanted))
    .sort((one, other) => Number(isExact(other)) - Number(isExact(one)) || (one.ma < other.ma ? -1 : 1))
    .slice(0, most)
    .map(({ id, ma, ten, mst }) => ({
      ...{ loai: 'don-vi', id, ma, tieuDe: ten, moTa: mst },
      duongDan: href('unit', { unitId: id }),
    }));
}

function workerHit({ item }: WorkerEntry, seesNumbers: boolean): SearchHit {
  const shown = (number: string) => (seesNumbers ? number : maskIdentity(number));
  return {
    loai: 'nguoi-lao-dong',
    id: item.id,
    ma: shown(item.soCccd),
    tieuDe: item.hoTen,
    moTa: [item.soHoChieu === null ? null : shown(item.soHoChieu), formatDate(item.ngaySinh), item.donViTen]
      .filter((part) => part !== null)
      .join(' · '),
    duongDan: href('worker', { workerId: item.id }),
  };
}

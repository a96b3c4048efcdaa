import { validityOn } from '@/domain/reference/force-states';
import type { SupportType, SupportTypeListItem } from '@/domain/support-types/support-type';
import { searchText } from '@/domain/text/search-text';

import type { Database } from '../../data/database';
import { ListIndex, type ListColumns } from '../../data/query';
import { all, readFlag, readInteger, readText, when, type Condition } from '../filters';

const columns: ListColumns<SupportType> = {
  creationTime: { kind: 'code', value: ({ creationTime }) => creationTime },
  ma: { kind: 'code', value: ({ ma }) => ma },
  ten: { kind: 'text', value: ({ ten }) => ten },
  doiTuong: { kind: 'number', value: ({ doiTuong }) => doiTuong },
  cachTinh: { kind: 'number', value: ({ cachTinh }) => cachTinh },
  mucToiThieu: { kind: 'number', value: ({ mucToiThieu }) => mucToiThieu },
  mucToiDa: { kind: 'number', value: ({ mucToiDa }) => mucToiDa },
  mucToiDaNhom: { kind: 'number', value: ({ mucToiDaNhom }) => mucToiDaNhom },
  tyLe: { kind: 'number', value: ({ tyLe }) => tyLe },
  soNgayXuLy: { kind: 'number', value: ({ soNgayXuLy }) => soNgayXuLy },
  canCu: { kind: 'text', value: ({ canCu }) => canCu },
  hieuLucTu: { kind: 'code', value: ({ hieuLucTu }) => hieuLucTu },
  hieuLucDen: { kind: 'code', value: ({ hieuLucDen }) => hieuLucDen },
  hoatDong: { kind: 'number', value: ({ hoatDong }) => Number(hoatDong) },
};

export function supportTypeList(database: Database): ListIndex<SupportType> {
  return new ListIndex([...database.supportTypes.rows()], columns);
}

/** What a list request asks for, as one test of a kind of support. @param today ISO date. */
export function supportTypeCondition(query: ReadonlyMap<string, string>, today: string): Condition<SupportType> {
  const filter = searchText(readText(query, 'filter') ?? '');
  return all<SupportType>([
    filter === '' ? undefined : ({ ma, ten, canCu }) => searchText([ma, ten, canCu].join('\n')).includes(filter),
    when(readInteger(query, 'doiTuong'), ({ doiTuong }, value) => doiTuong === value),
    when(readInteger(query, 'cachTinh'), ({ cachTinh }, value) => cachTinh === value),
    when(readFlag(query, 'hoatDong'), ({ hoatDong }, value) => hoatDong === value),
    when(readInteger(query, 'hieuLuc'), (type, value) => validityOn(type, today) === value),
  ]);
}

export function supportTypeItem(type: SupportType): SupportTypeListItem {
  return {
    id: type.id,
    concurrencyStamp: type.concurrencyStamp,
    ma: type.ma,
    ten: type.ten,
    doiTuong: type.doiTuong,
    cachTinh: type.cachTinh,
    mucToiThieu: type.mucToiThieu,
    mucToiDa: type.mucToiDa,
    mucToiDaNhom: type.mucToiDaNhom,
    tyLe: type.tyLe,
    donGia: type.donGia,
    soThangToiDa: type.soThangToiDa,
    soNgayXuLy: type.soNgayXuLy,
    canCu: type.canCu,
    hieuLucTu: type.hieuLucTu,
    hieuLucDen: type.hieuLucDen,
    hoatDong: type.hoatDong,
    daSuDung: type.daSuDung,
  };
}

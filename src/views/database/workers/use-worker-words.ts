import { useMemo } from 'react';

import { formatDate } from '@/domain/format/dates';
import { formatPhone } from '@/domain/format/identities';
import { formatMoney, formatNumber } from '@/domain/format/numbers';
import type { Translate } from '@/domain/localization/texts';
import type { LookupName } from '@/domain/lookups/lookup';
import { contributionStates, departureForms, employmentStates, returnReasons } from '@/domain/reference/contract-lists';
import type { NamedValue } from '@/domain/reference/named-value';
import { isSame } from '@/domain/records/record-differences';
import { educationLevels, sexes } from '@/domain/reference/person-lists';
import type { Contract, WorkerPerson } from '@/domain/workers/worker';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import type { Names } from '@/views/shared/list/cells/names';
import { useNames } from '@/views/shared/list/cells/use-names';
import type { FieldWords } from '@/views/shared/record/conflict-dialog';

import { useCommuneNames, type ConflictProvinces } from '../use-commune-names';
import { workerTexts } from './worker-texts';

export type WorkerWords = FieldWords & {
  readonly contractName: (contract: Contract) => string;
  readonly contractText: (field: keyof Contract, contract: Contract) => string;
};

/** What people tell of a contract, in the order of the form. */
const comparedFields = [
  'hinhThucDi',
  'donViId',
  'thiTruongId',
  'nganhNgheId',
  'nsdld',
  'diaChiLamViec',
  'soHopDong',
  'ngayKy',
  'tuNgay',
  'denNgay',
  'mucLuong',
  'tienTe',
  'tienDichVu',
  'ngayXuatCanh',
  'ngayVeNuoc',
  'lyDoVeNuoc',
  'tinhTrang',
  'dongQuy',
  'soGcn',
  'ngayDong',
] as const satisfies readonly (keyof Contract)[];

const lookups: readonly LookupName[] = ['thi-truong', 'nganh-nghe', 'tinh-thanh'];

/**
 * How a worker's values are called and read, in the record, in the form and in the conflict dialog.
 *
 * @param provinces Province whose communes have to be named, or those of a conflict.
 */
export function useWorkerWords(provinces: string | ConflictProvinces): WorkerWords {
  const texts = useTexts(workerTexts);
  const { language } = useLocalizer();
  const names = useNames(lookups);
  const communeName = useCommuneNames(provinces);
  return useMemo(() => createWords({ texts, language, names, communeName }), [texts, language, names, communeName]);
}

type Reader = (value: unknown, compared?: readonly unknown[]) => string;

type Sources = {
  readonly texts: Translate<typeof workerTexts.vi>;
  readonly language: string;
  readonly names: Names;
  readonly communeName: (id: string) => string;
};

function createWords({ texts, language, names, communeName }: Sources): WorkerWords {
  const inList =
    <Id extends string | number>(list: readonly NamedValue<Id>[]) =>
    (value: unknown) =>
      names.in(list, value as Id);
  const date = (value: unknown) => formatDate(String(value));

  const contractReaders: Partial<Record<keyof Contract, (value: unknown, contract: Contract) => string>> = {
    hinhThucDi: inList(departureForms),
    donViId: (value, { donViTen }) => donViTen ?? String(value),
    thiTruongId: (value) => names.of('thi-truong', String(value)),
    nganhNgheId: (value) => names.of('nganh-nghe', String(value)),
    ngayKy: date,
    tuNgay: date,
    denNgay: date,
    ngayXuatCanh: date,
    ngayVeNuoc: date,
    ngayDong: date,
    mucLuong: (value, { tienTe }) => `${formatNumber(Number(value), language)} ${tienTe ?? ''}`.trim(),
    tienDichVu: (value) => formatMoney(Number(value), language),
    lyDoVeNuoc: inList(returnReasons),
    tinhTrang: inList(employmentStates),
    dongQuy: inList(contributionStates),
  };
  const contractText = (field: keyof Contract, contract: Contract) => {
    const value = contract[field];
    return isNothing(value) ? '' : (contractReaders[field]?.(value, contract) ?? String(value));
  };
  const contractName = (contract: Contract) => {
    const parts = [contractText('thiTruongId', contract), contractText('donViId', contract), contract.soHopDong];
    return parts.filter(Boolean).join(' – ') || texts('contract.new');
  };
  const comparedContract = (contract: Contract, others: readonly (readonly Contract[])[]) => {
    const facts = differingFields(contract, others).map((field) =>
      texts('contract.fact', {
        label: texts(`contract.${field}`),
        value: contractText(field, contract) || texts('contract.blank'),
      }),
    );
    return facts.length === 0 ? contractName(contract) : `${contractName(contract)} (${facts.join('; ')})`;
  };

  const readers: Partial<Record<keyof WorkerPerson | 'hopDong', Reader>> = {
    ngaySinh: date,
    gioiTinh: inList(sexes),
    ngayCapCccd: date,
    ngayCapHc: date,
    ngayHetHanHc: date,
    dienThoai: (value) => formatPhone(String(value)),
    lienHeDienThoai: (value) => formatPhone(String(value)),
    tinhThanhMa: (value) => names.of('tinh-thanh', String(value)),
    xaPhuongMa: (value) => communeName(String(value)),
    trinhDo: inList(educationLevels),
    hopDong: (value, compared) => {
      const contracts = value as readonly Contract[];
      if (compared !== undefined) {
        const others = compared as readonly (readonly Contract[])[];
        return contracts.map((contract) => comparedContract(contract, others)).join('\n');
      }
      return texts('contract.count', { n: contracts.length, names: contracts.map(contractName).join('; ') });
    },
  };

  return {
    labelOf: (field) => texts(`worker.${field as keyof WorkerPerson | 'hopDong'}`),
    textOf: (field, value, compared) =>
      isNothing(value) ? '' : (readers[field as keyof WorkerPerson | 'hopDong']?.(value, compared) ?? String(value)),
    contractName,
    contractText,
  };
}

/** What a contract says otherwise than in another version of the worker's contracts. */
function differingFields(contract: Contract, others: readonly (readonly Contract[])[]) {
  const versions = others.flatMap((contracts) => contracts.filter(({ id }) => id !== undefined && id === contract.id));
  return comparedFields.filter((field) => versions.some((version) => !isSame(version[field], contract[field])));
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

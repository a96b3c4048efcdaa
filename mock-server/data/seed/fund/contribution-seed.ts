import type { ContributionRow } from '../../fund/rows';
import type { ContractRow } from '../../rows';
import { enterpriseShare, lineIdOf, reportIdOf, workerShare, type FundMonth } from './fund-money';
import { periodOfMonth } from './fund-plan';
import { seedId, seedStamp } from '../ids';

/** Enterprises pay a share of their own since QĐ 40/2021 is in force. */
const enterpriseShareSince = '2022-02-21';

/** The contributions of all contracts that were paid for, in the order of the contracts. */
export function seedContributions(
  months: readonly FundMonth[],
  contracts: readonly ContractRow[],
): readonly ContributionRow[] {
  const places = new Map(
    months.flatMap((month) => month.contracts.map(({ id }, index) => [id, { month, stt: index + 1 }] as const)),
  );
  const rows: ContributionRow[] = [];
  for (const contract of contracts) {
    if (contract.dongQuy === 1 && contract.soGcn !== null && contract.ngayDong !== null) {
      rows.push(contributionRow(contract, contract.soGcn, contract.ngayDong, places.get(contract.id), rows.length + 1));
    }
  }
  return rows;
}

function contributionRow(
  contract: ContractRow,
  soGcn: string,
  ngayDong: string,
  place: { readonly month: FundMonth; readonly stt: number } | undefined,
  number: number,
): ContributionRow {
  const id = seedId('contributions', number);
  const hasEnterpriseShare = contract.hinhThucDi === '2' && (contract.ngayXuatCanh ?? '') >= enterpriseShareSince;
  const tienDnPhaiDong = hasEnterpriseShare ? enterpriseShare : 0;
  const coverage = place?.month.coverage.get(contract.id);
  const tienNld = coverage?.nld ?? workerShare;
  const tienDn = coverage?.dn ?? tienDnPhaiDong;
  const period = place === undefined ? undefined : periodOfMonth(place.month.month);
  return {
    id,
    concurrencyStamp: seedStamp(id),
    hopDongId: contract.id,
    nguoiLaoDongId: contract.nguoiLaoDongId,
    dongId: place === undefined ? null : lineIdOf(place.month, place.stt),
    baoCaoId: place === undefined ? null : reportIdOf(place.month),
    hoSoTuDongId: null,
    nguonDong: contract.donViId === null ? 2 : 1,
    nam: period?.nam ?? null,
    thang: period?.thang ?? null,
    soGcn,
    ngayDong,
    tienNldPhaiDong: workerShare,
    tienDnPhaiDong,
    daPhuNld: tienNld,
    daPhuDn: tienDn,
    daHoan: false,
    butToan: [
      {
        id: `${id}/1`,
        thoiGian: `${ngayDong}T16:30:00.000`,
        loai: 1,
        tienNld,
        tienDn,
        lyDo: null,
        soChungTu: null,
        ngayChungTu: null,
        nguoiThucHienId: null,
      },
    ],
    gcn: [{ soGcn, ngayCap: ngayDong, conHieuLuc: true, lyDo: null }],
  };
}

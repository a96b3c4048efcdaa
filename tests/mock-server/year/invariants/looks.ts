import type { Desk } from '../../routes/office';
import { unitCodes, type YearWorld } from '../year-world';
import { settledStatuses } from '../settled';
import { brokenStocks, brokenSupport, doubleCertificates } from './records';

type Item = { readonly id: string };

type Page<Row> = { readonly items: readonly Row[]; readonly totalCount: number };

/** A whole list; `undefined` where its reader has none. */
async function all<Row = Item>(desk: Desk | undefined, address: string): Promise<Page<Row> | undefined> {
  const reply = await desk?.get(`/api/app/${address}`);
  return reply?.status === 200 ? (reply.body as Page<Row>) : undefined;
}

const everything = 'MaxResultCount=1000';

/** DS3, DS4: a list holds what is its reader's, all of it, and nothing else. */
async function foreignRows(world: YearWorld): Promise<readonly string[]> {
  const { database } = world;
  const found: string[] = [];
  const compare = async (userName: string, resource: string, own: readonly Item[]) => {
    const page = await all(await world.deskOf(userName), `${resource}?${everything}`);
    const shown = new Set(page?.items.map(({ id }) => id));
    const wanted = new Set(own.map(({ id }) => id));
    if (page !== undefined && wanted.size <= 1_000) {
      found.push(
        ...[...shown].filter((id) => !wanted.has(id)).map((id) => `${userName} is shown ${resource} ${id}`),
        ...[...wanted].filter((id) => !shown.has(id)).map((id) => `${userName} is not shown ${resource} ${id}`),
        ...(page.totalCount === wanted.size
          ? []
          : [`${userName} counts ${String(page.totalCount)} ${resource} of ${String(wanted.size)}`]),
      );
    }
  };
  for (const ma of unitCodes) {
    const own = world.fund.unitOf(ma)?.id ?? '';
    const head = `${ma.toLowerCase()}.lanhdao`;
    const contracts = [...database.contracts.rows()].filter(({ donViId }) => donViId === own);
    const workers = new Set(contracts.map(({ nguoiLaoDongId }) => nguoiLaoDongId));
    const of = <Row extends Item & { readonly donViId: string | null }>(rows: Iterable<Row>) =>
      [...rows].filter(({ donViId }) => donViId === own);
    await compare(head, 'bao-cao-quy', of(database.fundReports.rows()));
    await compare(head, 'bao-cao-doanh-thu', of(database.revenueReports.rows()));
    await compare(head, 'bao-cao-tai-lieu', of(database.documentReports.rows()));
    await compare(head, 'phieu-nop-quy', of(database.payIns.rows()));
    await compare(head, 'yeu-cau-ho-tro', of(database.supportRequests.rows()));
    await compare(
      head,
      'nguoi-lao-dong',
      [...database.workers.rows()].filter(
        ({ id, creatorId }) => workers.has(id) || isEnteredBy(world, own, id, creatorId),
      ),
    );
  }
  const province = [...database.units.rows()].find(({ ma }) => ma === 'DV0049')?.tinhThanhMa;
  await compare(
    'dv0049.khaithac',
    'nguoi-lao-dong',
    [...database.workers.rows()].filter(({ tinhThanhMa }) => tinhThanhMa === province),
  );
  await compare('son.hv', 'nguoi-lao-dong', [...database.workers.rows()]);
  await compare('vinh.pq', 'phieu-nop-quy', [...database.payIns.rows()]);
  return found;
}

/** Somebody without a contract is known to the unit for which they were entered. */
function isEnteredBy(
  { database, enteredFor }: YearWorld,
  unitId: string,
  id: string,
  creatorId: string | null,
): boolean {
  const hasContract = [...database.contracts.rows()].some(({ nguoiLaoDongId }) => nguoiLaoDongId === id);
  const enteringUnit = enteredFor.get(id) ?? database.users.findEver(creatorId ?? '')?.donViId;
  return !hasContract && enteringUnit === unitId;
}

type Revenue = {
  readonly ma: string;
  readonly nam: number;
  readonly quy: number;
  readonly trangThai: number;
  readonly phaiNopTrongKy: number;
  readonly duNoKyTruoc: number;
  readonly tongPhaiNop: number;
  readonly daNop: number;
  readonly noChuyenKySau: number;
};

/** M2–M4 of the reports by revenue, as their list shows them, and M7 for the unit (§4.6, §5.6). */
async function brokenRevenue(world: YearWorld): Promise<readonly string[]> {
  const desk = await world.office.as('vinh.pq');
  const found: string[] = [];
  for (const ma of unitCodes) {
    const donViId = world.fund.unitOf(ma)?.id ?? '';
    const page = await all<Revenue>(desk, `bao-cao-doanh-thu?donViId=${donViId}&${everything}`);
    const chain = (page?.items ?? [])
      .filter(({ trangThai }) => trangThai !== settledStatuses.rejected)
      .toSorted((one, other) => one.nam * 10 + one.quy - (other.nam * 10 + other.quy));
    for (const [index, row] of chain.entries()) {
      const before = chain[index - 1];
      const balance = row.tongPhaiNop - row.daNop;
      if (before !== undefined && row.duNoKyTruoc !== before.noChuyenKySau) {
        found.push(`M4 ${row.ma}: ${String(row.duNoKyTruoc)} after ${String(before.noChuyenKySau)}`);
      }
      if (row.noChuyenKySau !== Math.max(0, balance)) {
        found.push(`M3 ${row.ma}: ${String(row.noChuyenKySau)} of ${String(balance)}`);
      }
    }
    const unit = (await desk.get(`/api/app/don-vi/${donViId}`)).body as { readonly duNoDoanhThu: number };
    const last = chain.findLast(({ trangThai }) => trangThai === settledStatuses.approved);
    if (last !== undefined && unit.duNoDoanhThu !== last.noChuyenKySau) {
      found.push(`M7 ${ma}: ${String(unit.duNoDoanhThu)} ≠ ${String(last.noChuyenKySau)} of ${last.ma}`);
    }
  }
  return found;
}

type Debt = { readonly ma: string; readonly conPhaiNop: number };
type Tile = { readonly ma: string; readonly giaTri: number };

/** What a unit owes is one figure: in its record, on its home page, and in what it may pay for. */
async function differingDebts(world: YearWorld): Promise<readonly string[]> {
  const found: string[] = [];
  for (const ma of unitCodes) {
    const id = world.fund.unitOf(ma)?.id ?? '';
    const desk = await world.deskOf(`${ma.toLowerCase()}.lanhdao`);
    if (desk === undefined) {
      continue;
    }
    const { o } = (await desk.get('/api/app/trang-chu')).body as { readonly o: readonly Tile[] };
    const tile = o.find((each) => each.ma === 'du-no')?.giaTri;
    const accountant = await world.office.as('ngan.dt');
    const unit = (await accountant.get(`/api/app/don-vi/${id}`)).body as { readonly conNo: number };
    const ofReports = await all<Debt>(accountant, `phieu-nop-quy/cong-no?loai=bao-cao-quy&donViId=${id}`);
    const ofRevenue = await all<Debt>(accountant, `phieu-nop-quy/cong-no?loai=bao-cao-doanh-thu&donViId=${id}`);
    const own = await all<Debt>(desk, `phieu-nop-quy/cong-no?loai=bao-cao-quy&donViId=${id}`);
    const sum = (page: typeof own) => (page?.items ?? []).reduce((total, { conPhaiNop }) => total + conPhaiNop, 0);
    if (tile !== unit.conNo) {
      found.push(`${ma} owes ${String(unit.conNo)}, on its home page ${String(tile)}`);
    }
    if (JSON.stringify(own?.items) !== JSON.stringify(ofReports?.items)) {
      found.push(`${ma} is offered other debts than the accountant`);
    }
    if (sum(ofReports) + sum(ofRevenue) < unit.conNo) {
      found.push(`${ma} owes ${String(unit.conNo)} and may pay for ${String(sum(ofReports) + sum(ofRevenue))}`);
    }
  }
  return found;
}

/** Money that came is not left with what is over: a rejected report, a dossier that was rejected or cancelled. */
function moneyOfTheDead({ database }: YearWorld): readonly string[] {
  const { payIns, fundReports, revenueReports, selfPaying } = database;
  return [...payIns.rows()].flatMap(({ ma, trangThai, phanBo }) =>
    trangThai !== settledStatuses.paid
      ? []
      : phanBo.flatMap(({ chungTuId }) => {
          const document = fundReports.find(chungTuId) ?? revenueReports.find(chungTuId) ?? selfPaying.find(chungTuId);
          const isOver =
            document?.trangThai === settledStatuses.rejected || document?.trangThai === settledStatuses.cancelled;
          return isOver ? [`${ma} pays for ${document.ma}, which is over`] : [];
        }),
  );
}

/** The people of a report have paid what the rules of their day ask (§5.1, §5.12). */
function wrongShares({ database }: YearWorld): readonly string[] {
  const rules = [...database.contributionAmounts.rows()].filter(({ hoatDong }) => hoatDong);
  const shareOn = (item: number, unitType: number, day: string) =>
    rules.find(
      (rule) =>
        rule.khoanThu === item &&
        (rule.loaiDonViIds.length === 0 || (rule.loaiDonViIds as readonly number[]).includes(unitType)) &&
        rule.hieuLucTu <= day &&
        (rule.hieuLucDen ?? '9999') >= day,
    )?.soTien ?? 0;
  return [...database.fundReportLines.rows()].flatMap((line) => {
    const report = database.fundReports.find(line.baoCaoId);
    const unit = database.units.find(report?.donViId ?? '');
    if (report === undefined || unit === undefined || report.trangThai === settledStatuses.rejected) {
      return [];
    }
    const worker = line.soGcnTuDong === null ? shareOn(1, unit.loaiDonViId, line.ngayXuatCanh) : 0;
    const enterprise = unit.loaiDonViId === 2 ? shareOn(2, unit.loaiDonViId, line.ngayXuatCanh) : 0;
    return line.tienNld === worker && line.tienDn === enterprise
      ? []
      : [
          `${report.ma} ${String(report.trangThai)} ${line.ngayXuatCanh} asks ${String(line.tienNld)}/${String(line.tienDn)}, not ${String(worker)}/${String(enterprise)}`,
        ];
  });
}

/** Everything that is looked at now and then, since it takes many calls. */
export async function looksOf(world: YearWorld): Promise<readonly string[]> {
  return [
    ...(await foreignRows(world)),
    ...(await brokenRevenue(world)),
    ...(await differingDebts(world)),
    ...moneyOfTheDead(world),
    ...wrongShares(world),
    ...doubleCertificates(world),
    ...brokenStocks(world, unitCodes),
    ...brokenSupport(world),
  ];
}

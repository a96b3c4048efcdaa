import { beforeEach, describe, expect, it } from 'vitest';

import { createDatabase, type Database } from '@mock-server/data/database';
import { isRuleUsed, lastUseOf } from '@mock-server/data/fund/rule-use';
import type { ContributionAmountRow } from '@mock-server/data/seed/fund/contribution-amount-seed';

let database: Database;

beforeEach(() => {
  database = createDatabase({ workerCount: 1 });
});

/** A rule beside those of the seed, in force from a day on; it stands before rules for all unit types. */
function addRule(changes: Partial<ContributionAmountRow>): ContributionAmountRow {
  const [model] = database.contributionAmounts.rows();
  if (model === undefined) {
    throw new Error('There are no rules.');
  }
  const rule = { ...model, id: 'new', ma: 'MOI', hieuLucDen: null, daSuDungTruoc: false, hoatDong: true, ...changes };
  database.contributionAmounts.put(rule);
  return rule;
}

describe('a rule of contribution amounts is used', () => {
  it('B-21 by lines of reports whose contracts are not in the database yet, until their report is refused', () => {
    const report = [...database.fundReports.rows()].find(({ ma }) => ma === 'BCQ.202610.DV0020');
    const line = [...database.fundReportLines.rows()].find(({ baoCaoId }) => baoCaoId === report?.id);
    if (report === undefined || line === undefined) {
      throw new Error('There is no such report.');
    }
    const rule = addRule({ khoanThu: 2, loaiDonViIds: [2], hieuLucTu: '2026-10-01' });
    database.contributionAmounts.remove(ruleNamed('DN-2025').id);
    const days = [...database.fundReportLines.rows()]
      .filter(({ ngayXuatCanh, tienDn }) => tienDn > 0 && ngayXuatCanh >= '2026-10-01')
      .map(({ ngayXuatCanh }) => ngayXuatCanh);
    expect(line.hopDongId).toBeNull();
    expect([isRuleUsed(database, rule), lastUseOf(database, rule)]).toEqual([true, days.sort().at(-1)]);
    for (const row of database.fundReports.rows()) {
      database.fundReports.put({ ...row, trangThai: 5 });
    }
    expect(isRuleUsed(database, rule)).toBe(false);
  });

  it('B-21 by revenue reports whose quarter it rules, up to its own end', () => {
    const rule = addRule({
      khoanThu: 3,
      loaiDonViIds: [2],
      cachTinh: 2,
      tyLe: 1,
      soTien: null,
      hieuLucTu: '2026-07-01',
    });
    expect(isRuleUsed(database, rule)).toBe(false);
    const [row] = [...database.revenueReports.rows()].filter(({ nam, quy }) => nam === 2026 && quy === 3);
    if (row !== undefined) {
      database.revenueReports.put({ ...row, tyLe: 1 });
    }
    expect([isRuleUsed(database, rule), lastUseOf(database, rule)]).toEqual([true, '2026-09-30']);
    expect(lastUseOf(database, ruleNamed('DT-2007'))).toBe('2022-02-20');
  });

  it('B-21 by dossiers of workers who pay themselves, and no more by one that was cancelled', () => {
    const [dossier] = [...database.selfPaying.rows()].filter(({ trangThai }) => trangThai === 2);
    if (dossier === undefined) {
      throw new Error('There is no dossier.');
    }
    const rule = addRule({ khoanThu: 1, loaiDonViIds: [], hieuLucTu: dossier.ngayXuatCanh });
    database.contributionAmounts.remove(ruleNamed('NLD-2025').id);
    expect(isRuleUsed(database, rule)).toBe(true);
    for (const row of database.selfPaying.rows()) {
      database.selfPaying.put({ ...row, trangThai: 9 });
    }
    for (const row of database.fundReports.rows()) {
      database.fundReports.put({ ...row, trangThai: 5 });
    }
    expect(isRuleUsed(database, rule)).toBe(false);
  });

  it('B-21 by nothing that another rule, made for the unit type, was counted by', () => {
    const general = addRule({ khoanThu: 2, loaiDonViIds: [], hieuLucTu: '2025-09-15' });
    expect(isRuleUsed(database, general)).toBe(false);
  });
});

function ruleNamed(code: string): ContributionAmountRow {
  const rule = [...database.contributionAmounts.rows()].find(({ ma }) => ma === code);
  if (rule === undefined) {
    throw new Error(`There is no rule ${code}.`);
  }
  return rule;
}

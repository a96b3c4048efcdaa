import { beforeAll, describe, expect, it } from 'vitest';

import { addDays } from '@/domain/format/calendar';
import type { ReportFilterName, ReportFilters } from '@/domain/reports/report';
import { periodOfPreset, periodPresets } from '@/domain/reports/report-period';
import type { ReportDescription, ReportFilter } from '@/domain/reports/report-description';
import { reportTable } from '@/domain/reports/report-table';

import { createRandom, type Random } from '../../support/random';
import { openOffice, type Desk, type Office } from '../routes/office';
import { checkedFigures, listFigure, reportAt, today } from './report-desk';

const draws = 1_000;

/** Numbers other than 0 that each report must at least have been compared by, so that the agreement means something. */
const leastCompared = 25;

/** So that reports and lists of a thousand draws take seconds. */
const workerCount = 1_000;

let office: Office;
let people: readonly string[];
let choices: Readonly<Record<'unit' | 'officer', readonly string[]>>;

beforeAll(async () => {
  office = await openOffice(workerCount);
  const { users, units } = office.backend.database;
  const withRole = (role: string) =>
    [...users.rows()].filter(({ roles, isActive }) => isActive && roles.includes(role)).map(({ userName }) => userName);
  people = [
    'admin',
    'khoa.tm',
    'vinh.pq',
    'son.hv',
    'dv0007.lanhdao',
    ...withRole('don-vi-nhap-lieu').slice(0, 3),
    ...withRole('so-khai-thac').slice(0, 2),
  ];
  choices = {
    unit: [...units.rows()].filter(({ loaiDonViId }) => loaiDonViId < 10).map(({ id }) => id),
    officer: [...new Set([...units.rows()].map(({ canBoPhuTrachId }) => canBoPhuTrachId))],
  };
});

function draw(random: Random, { filters }: ReportDescription): ReportFilters {
  const drawn = filters.flatMap((filter): readonly (readonly [ReportFilterName, string])[] => {
    const isSet = random.isTrue(0.3) || 'isRequired' in filter;
    return ['period', 'day', 'year'].includes(filter.kind) || isSet ? drawValue(random, filter) : [];
  });
  return Object.fromEntries(drawn);
}

function drawValue(random: Random, filter: ReportFilter): readonly (readonly [ReportFilterName, string])[] {
  switch (filter.kind) {
    case 'period': {
      const { tuNgay, denNgay } = drawPeriod(random);
      return [
        ['tuNgay', tuNgay],
        ['denNgay', denNgay],
      ];
    }
    case 'day':
      return [['denNgay', addDays(today, 45 - random.below(1_500))]];
    case 'year':
      return [['nam', String(2021 + random.below(6))]];
    case 'quarter':
      return [['quy', String(1 + random.below(4))]];
    case 'unit':
      return [['donViId', random.pick(choices.unit)]];
    case 'officer':
      return [['canBoPhuTrachId', random.pick(choices.officer)]];
    case 'choice':
      return [[filter.field, String(random.pick(filter.values).id)]];
    case 'choices':
      return [
        [
          filter.field,
          filter.values
            .filter(() => random.isTrue(0.5))
            .map(({ id }) => id)
            .join(',') || '1-30',
        ],
      ];
  }
}

function drawPeriod(random: Random) {
  const { id, perYear } = random.pick(periodPresets);
  const tuNgay = addDays('2022-01-01', random.below(1_800));
  const typed = { tuNgay, denNgay: addDays(tuNgay, random.below(900)) };
  return periodOfPreset(id, 2022 + random.below(5), 1 + random.below(perYear)) ?? typed;
}

/** What a list says, asked once for each desk. */
function createMemory() {
  const known = new Map<string, Promise<number | undefined>>();
  return (desk: Desk, userName: string, drill: Parameters<typeof listFigure>[1]) => {
    const key = `${userName} ${JSON.stringify(drill)}`;
    const found = known.get(key) ?? listFigure(desk, drill);
    known.set(key, found);
    return found;
  };
}

describe('reports and the lists behind them', () => {
  it('B-12 B-13 B-14 B-15 B-16 B-17 B-18 P-03 have the same totals for 1,000 random filters and people (R0)', async () => {
    const random = createRandom(20_261_115);
    const figureOf = createMemory();
    const differences: unknown[] = [];
    const compared = new Map<string, number>();
    for (let number = 0; number < draws; number += 1) {
      const report = reportTable[number % reportTable.length];
      const userName = random.pick(people);
      if (report === undefined) {
        continue;
      }
      const filters = draw(random, report);
      const desk = await office.as(userName);
      const figures = checkedFigures(await reportAt(desk, report.code, filters), filters);
      const ofTotals = figures.filter(({ where }) => where.includes(' tong '));
      const sample = [ofTotals, figures, figures.filter(({ shown }) => shown !== 0)].flatMap((some) =>
        some.length === 0 ? [] : [random.pick(some)],
      );
      for (const { shown, drill, where } of sample) {
        const listed = await figureOf(desk, userName, drill);
        if (listed !== undefined) {
          compared.set(report.code, (compared.get(report.code) ?? 0) + Number(shown !== 0));
        }
        if (listed !== undefined && listed !== shown) {
          differences.push({ userName, where, shown, listed, drill });
        }
      }
    }
    expect(differences).toEqual([]);
    const rarelyCompared = reportTable.filter(({ code }) => (compared.get(code) ?? 0) < leastCompared);
    expect(rarelyCompared.map(({ code }) => [code, compared.get(code)])).toEqual([]);
  }, 180_000);
});

import { expect, it } from 'vitest';

import { navigationTexts } from '@/domain/navigation/navigation-texts';
import { routeOf } from '@/domain/navigation/routes';
import { reportTable } from '@/domain/reports/report-table';
import { slug } from '@/domain/text/slug';
import { reportTexts } from '@/views/reports/report-texts';
import { paperWords } from '@/views/reports/report-words';
import { permissionGroups } from '@mock-server/data/permission-definitions';

const permissions = permissionGroups.flatMap((group) => group.permissions);

it.each(reportTable)('B-12 S-08 calls $code by one name: menu, page, paper, permission and file', (report) => {
  const { title } = routeOf(report.route);
  const vi = navigationTexts.vi[title];
  const en = navigationTexts.en[title];
  expect(reportTexts.vi[`title.${report.code}`]).toBe(`Báo cáo ${vi.charAt(0).toLowerCase()}${vi.slice(1)}`);
  expect(reportTexts.en[`title.${report.code}`]).toBe(en);
  expect(permissions.find(({ name }) => name === report.policy)?.text).toEqual({ vi, en });
  expect(slug(vi).replaceAll('-', '').startsWith(report.fileName.toLowerCase())).toBe(true);
});

it.each(reportTable)('B-12 says in words what the columns of $code are: none stands there by its code', (report) => {
  const { columnTitle, groupTitle } = paperWords;
  const groups = report.columns.flatMap(({ group }) => group ?? []);
  expect([
    ...groups.filter((group) => groupTitle(group) === group),
    ...report.columns.map(({ code }) => code).filter((code) => columnTitle(report.code, code) === code),
  ]).toEqual([]);
});

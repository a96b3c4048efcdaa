import { useMemo } from 'react';

import type { LineWarning } from '@/domain/fund-reports/fund-report';
import type { EditedLine } from '@/domain/fund-reports/report-edit';
import { sexes } from '@/domain/reference/person-lists';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import type { Lookup } from '@/views/shared/form/use-lookup';
import type { LineColumn } from '@/views/shared/line-table/line-column';
import { nameOf, namesOf } from '@/views/shared/list/cells/names';

import { lineTexts, type LineTextKey } from './line-texts';

type LineField = LineTextKey extends infer Key ? (Key extends `line.${infer Field}` ? Field : never) : never;

const sum = (share: (line: EditedLine) => number | undefined) => (lines: readonly EditedLine[]) =>
  lines.reduce((total, line) => total + (share(line) ?? 0), 0);

/** Where a warning is shown. */
const warnedFields: Readonly<Record<LineWarning, string>> = {
  'khai-muon': 'ngayXuatCanh',
  'ky-truoc': 'ngayXuatCanh',
  'hop-dong-chua-het': 'hoTen',
  'tien-dich-vu-cao': 'tienDichVu',
  'khac-csdl': 'soCccd',
  'cccd-khong-khop': 'lyDoCccd',
};

type LineLookups = { readonly markets: Lookup; readonly occupations: Lookup };

/**
 * The columns of the workers' table; amounts and certificates are the back end's. Who decides about a report reads who
 * left when and what is paid for them; who types it goes by the order of the paper form.
 *
 * @param hasReasons Some line says why its identity number does not match; without any, a locked table has no column of it.
 */
export function useLineColumns(
  isLocked: boolean,
  hasReasons: boolean,
  lookups: LineLookups,
): readonly LineColumn<EditedLine>[] {
  const texts = useTexts(lineTexts);
  const { language } = useLocalizer();
  const { choices: markets } = lookups.markets;
  const { choices: occupations } = lookups.occupations;

  return useMemo(() => {
    const column = (
      field: LineField,
      kind: LineColumn<EditedLine>['kind'],
      width: number,
      rest: Omit<Partial<LineColumn<EditedLine>>, 'figureOf'> = {},
    ): LineColumn<EditedLine> => ({
      field,
      label: texts(`line.${field}` as 'line.hoTen'),
      kind,
      width,
      figureOf: undefined,
      warningOf: ({ stored }) => {
        const found = (stored?.canhBao ?? []).filter((warning) => warnedFields[warning] === field);
        return found.length === 0 ? undefined : found.map((warning) => texts(`warn.${warning}`)).join(' ');
      },
      ...rest,
    });
    /** What the back end has made of the line. */
    const figure = (field: 'tienNld' | 'tienDn' | 'soGcn', kind: 'amount' | 'code', width: number) => ({
      ...column(field, kind, width),
      figureOf: ({ stored }: EditedLine) => stored?.[field],
    });
    const required = { isRequired: !isLocked } as const;
    const who = [
      column('hoTen', 'text', 200, required),
      column('ngaySinh', 'date', 112, required),
      column('gioiTinh', 'choice', 88, {
        ...required,
        choices: sexes.map((sex) => ({ id: sex.id, label: nameOf(sex, language), names: namesOf(sex) })),
      }),
      column('soCccd', 'code', 136, required),
      ...(isLocked && !hasReasons ? [] : [column('lyDoCccd', 'text', 180)]),
      column('soHoChieu', 'code', 108, required),
    ];
    const work = [
      column('thiTruongId', 'choice', 132, { ...required, choices: markets }),
      column('nganhNgheId', 'choice', 160, { ...required, choices: occupations }),
      column('soHopDong', 'text', 150),
      column('ngayKy', 'date', 112, required),
      column('thoiHanThang', 'count', 108, required),
    ];
    const departure = column('ngayXuatCanh', 'date', 112, required);
    const rest = [
      column('boSungKyTruoc', 'check', 88),
      column('luongThang', 'amount', 128),
      column('tienDichVu', 'amount', 128),
      column('soGcnTuDong', 'code', 150),
    ];
    const shares = [
      { ...figure('tienNld', 'amount', 112), total: sum(({ stored }) => stored?.tienNld) },
      { ...figure('tienDn', 'amount', 112), total: sum(({ stored }) => stored?.tienDn) },
    ];
    return isLocked
      ? [...who, departure, ...shares, ...work, ...rest, figure('soGcn', 'code', 150)]
      : [...who, ...work, departure, ...rest, ...shares];
  }, [texts, language, markets, occupations, isLocked, hasReasons]);
}

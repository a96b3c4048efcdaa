import { useMemo } from 'react';

import { commonTexts } from '@/domain/localization/common-texts';
import { missingValue } from '@/domain/format/identities';
import { isLogCode, logCodeTexts } from '@/domain/log/log-codes';
import { isDoneBySystem, type LogChange, type LogKind, type LogListItem } from '@/domain/log/log-entry';
import { logFieldOf } from '@/domain/log/log-fields';
import { logActions, logActors, logKinds, logResults } from '@/domain/log/log-lists';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { nameOf } from '@/views/shared/list/cells/names';
import { useNames } from '@/views/shared/list/cells/use-names';

import { logTexts } from './log-texts';
import { createValueWriter, valueLookups } from './log-values';

/** An entry in words: its names, its fields as people call them, its values as people read them. */
export function useLogWords() {
  const texts = useTexts(logTexts);
  const codes = useTexts(logCodeTexts);
  const common = useTexts(commonTexts);
  const { language } = useLocalizer();
  const names = useNames(valueLookups);
  return useMemo(() => {
    const write = createValueWriter(names, language, { yes: common('confirm.yes'), no: common('confirm.no') });
    return {
      titleOf: ({ hanhDong, doiTuong, maBanGhi }: LogListItem) =>
        [`${names.in(logActions, hanhDong)} – ${names.in(logKinds, doiTuong)}`, maBanGhi]
          .filter((part) => part !== null)
          .join(' '),
      kind: (kind: LogKind) => names.in(logKinds, kind),
      action: (action: LogListItem['hanhDong']) => names.in(logActions, action),
      /** `null` for somebody who is not known. */
      person: (entry: LogListItem) => (isDoneBySystem(entry) ? names.in(logActors, 'he-thong') : entry.nguoiDungTen),
      result: ({ ketQua }: LogListItem) => names.in(logResults, ketQua),
      /** What a code means; `undefined` for one that speaks for itself. */
      code: (code: string) => (isLogCode(code) ? codes(code) : undefined),
      /** A field, with the rows that it lies in, counted from 1. */
      field: (truong: string) => fieldName(truong, language, (field, n) => texts('entry.row', { field, n })),
      before: (kind: LogKind, { truong, cu }: LogChange) => (cu === null ? missingValue : write(kind, truong, cu)),
      after: (kind: LogKind, { truong, moi }: LogChange) => (moi === null ? missingValue : write(kind, truong, moi)),
    };
  }, [texts, codes, common, language, names]);
}

/** Only the names of rows are taken apart: those of permissions and features have dots of their own. */
function fieldName(truong: string, language: string, inRow: (field: string, n: string) => string): string {
  const [, outer, row, inner] = /^(\w+)\.(\d+)\.(.+)$/u.exec(truong) ?? [];
  return outer === undefined || row === undefined || inner === undefined
    ? nameIn(truong, language)
    : `${inRow(nameIn(outer, language), row)}: ${nameIn(inner, language)}`;
}

function nameIn(truong: string, language: string): string {
  const field = logFieldOf(truong);
  return field === undefined ? truong : nameOf(field, language);
}

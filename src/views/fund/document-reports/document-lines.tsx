import { Alert, Typography } from '@mui/material';
import { useFormikContext } from 'formik';
import { useCallback, useEffect, useMemo } from 'react';

import type { ClosingStock, DocumentLine, DocumentPreparation } from '@/domain/document-reports/document-report';
import {
  emptyDocumentLine,
  lockedOpenings,
  withLockedOpening,
  type DocumentLineInput,
  type DocumentReportInput,
} from '@/domain/document-reports/document-report-input';
import { closingStock, issuedBeyondDepartures, openingOf, stockSums } from '@/domain/document-reports/stock-rules';
import { formatNumber } from '@/domain/format/numbers';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { FormSection } from '@/views/shared/form/form-section';
import type { Lookup } from '@/views/shared/form/use-lookup';
import type { LineColumn } from '@/views/shared/line-table/line-column';
import { LineTableField } from '@/views/shared/line-table/line-table-field';
import { LookupsAlert } from '@/views/shared/line-table/lookups-alert';
import { useLineLookup } from '@/views/shared/line-table/use-line-lookup';

import { documentTexts } from './document-texts';

type DocumentLinesSectionProps = {
  readonly preparation: DocumentPreparation;
  /** The lines of a stored report, which keeps opening stocks that the Fund has corrected. Stable. */
  readonly stored?: readonly DocumentLine[] | undefined;
};

/** Danh sách tài liệu: what was there, what came, what was issued and what is asked for. */
export function DocumentLinesSection({ preparation, stored }: DocumentLinesSectionProps) {
  const texts = useTexts(documentTexts);
  const { language } = useLocalizer();
  const { values, setFieldValue } = useFormikContext<DocumentReportInput>();
  const documents = useLineLookup('tai-lieu');
  const markets = useLineLookup('thi-truong');
  const { chiTiet } = values;
  const { tonDau, soXuatCanh } = preparation;
  const stocks = useMemo(() => lockedOpenings(tonDau, stored), [tonDau, stored]);
  const columns = useDocumentColumns(stocks, documents, markets);
  const beyond = issuedBeyondDepartures(chiTiet, soXuatCanh);

  // Nobody can type over a locked opening: lines that were saved or kept before the earlier report was decided follow it.
  useEffect(() => {
    const locked = chiTiet.map((line) => withLockedOpening(line, stocks));
    if (locked.some(({ tonDau: opening }, index) => opening !== chiTiet[index]?.tonDau)) {
      void setFieldValue('chiTiet', locked);
    }
  }, [chiTiet, stocks, setFieldValue]);

  const changeLine = useCallback(
    (line: DocumentLineInput, field: string) =>
      field === 'taiLieuId' || field === 'thiTruongId' ? withLockedOpening(line, stocks) : line,
    [stocks],
  );
  const { nameOf } = documents;
  const lineName = useCallback(
    ({ taiLieuId }: DocumentLineInput) => (taiLieuId ? nameOf(taiLieuId) : texts('line.unnamed')),
    [nameOf, texts],
  );

  return (
    <FormSection title={texts('document.lines')} help={texts('document.linesHelp')}>
      <LookupsAlert
        lookups={[
          { label: texts('line.taiLieuId'), lookup: documents },
          { label: texts('line.thiTruongId'), lookup: markets },
        ]}
      />
      <LineTableField<DocumentLineInput>
        name="chiTiet"
        label={texts('document.lines')}
        columns={columns}
        newLine={emptyDocumentLine}
        nameOf={lineName}
        changeLine={changeLine}
        mostLines={mostLines}
        addLabel={texts('document.add')}
        emptyText={texts('document.noLines')}
      />
      <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
        {texts('document.departures', { n: formatNumber(soXuatCanh, language) })}
      </Typography>
      {beyond.length === 0 ? null : (
        <Alert severity="warning" sx={{ gridColumn: '1 / -1' }}>
          {texts('document.beyond', {
            n: formatNumber(soXuatCanh, language),
            names: beyond.map((id) => nameOf(id)).join('; '),
          })}
        </Alert>
      )}
    </FormSection>
  );
}

const mostLines = 200;

function useDocumentColumns(
  stocks: readonly ClosingStock[],
  { choices: documents }: Lookup,
  { choices: markets }: Lookup,
): readonly LineColumn<DocumentLineInput>[] {
  const texts = useTexts(documentTexts);
  return useMemo(
    () => [
      {
        field: 'taiLieuId',
        label: texts('line.taiLieuId'),
        kind: 'choice',
        width: 270,
        choices: documents,
        isRequired: true,
      },
      {
        field: 'thiTruongId',
        label: texts('line.thiTruongId'),
        kind: 'choice',
        width: 150,
        choices: markets,
        emptyChoice: texts('line.allMarkets'),
      },
      {
        field: 'tonDau',
        label: texts('line.tonDau'),
        kind: 'count',
        width: 92,
        isRequired: true,
        isLocked: (line) => openingOf(stocks, line) !== undefined,
        total: (lines) => stockSums(lines).tonDau,
      },
      {
        field: 'nhan',
        label: texts('line.nhan'),
        kind: 'count',
        width: 92,
        isRequired: true,
        total: (lines) => stockSums(lines).nhan,
      },
      {
        field: 'daCap',
        label: texts('line.daCap'),
        kind: 'count',
        width: 100,
        isRequired: true,
        total: (lines) => stockSums(lines).daCap,
      },
      {
        field: 'hongMat',
        label: texts('line.hongMat'),
        kind: 'count',
        width: 92,
        total: (lines) => stockSums(lines).hongMat,
      },
      {
        field: 'tonCuoi',
        label: texts('line.tonCuoi'),
        kind: 'count',
        width: 92,
        figureOf: closingStock,
        total: (lines) => stockSums(lines).tonCuoi,
      },
      {
        field: 'deNghi',
        label: texts('line.deNghi'),
        kind: 'count',
        width: 100,
        isRequired: true,
        total: (lines) => stockSums(lines).deNghi,
      },
    ],
    [texts, documents, markets, stocks],
  );
}

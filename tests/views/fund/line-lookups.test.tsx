// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { emptyDocumentLine } from '@/domain/document-reports/document-report-input';
import { AppError } from '@/domain/errors/app-error';
import type { FundReport } from '@/domain/fund-reports/fund-report';
import { emptyRevenueLine } from '@/domain/revenue-reports/revenue-report-input';
import { DocumentLinesSection } from '@/views/fund/document-reports/document-lines';
import { LinesEditor } from '@/views/fund/fund-reports/lines-editor';
import { useReportEdit } from '@/views/fund/fund-reports/use-report-edit';
import { RevenueLinesSection } from '@/views/fund/revenue-reports/revenue-lines';
import { FormEngineProvider } from '@/views/shared/form/form-context';

import { report, storedLine } from '../../domain/fund-reports/report-fixtures';
import { drawFramesAtOnce } from '../shared/frames-at-once';
import { fakeServices, Surroundings } from '../shared/list/list-fixtures';

drawFramesAtOnce();
afterEach(cleanup);

const quarterEngine = {
  formId: 'f',
  errorsShown: 'left',
  isBusy: false,
  serverErrorOf: () => undefined,
  hasServerErrorBelow: () => false,
} as const;

describe('the lines of a report whose look-ups cannot be loaded', () => {
  it('X-01 X-04 B-01 are filled in with the built-in markets and occupations, and say what failed until it is there', async () => {
    const { user, repair } = show(<FundReportLines />);
    const alert = await screen.findByText('Thị trường; Ngành nghề');
    const words = alert.closest('[role="alert"]')?.textContent;
    expect(words).toContain('Không tải được danh mục.');
    expect(words?.split('Hệ thống có lỗi.')).toHaveLength(2);
    expect(words).toContain('X-Correlation-Id: c-17');
    expect(chosenIn('Thị trường')).toBe('Nhật Bản');
    paste('Thị trường', 'Germany');
    await waitFor(() => expect(field('Thị trường').value).toBe('DE'));
    paste('Thị trường', 'Đài Loan (Trung Quốc)\tNông nghiệp');
    await waitFor(() => expect(chosenIn('Thị trường')).toBe('Đài Loan (Trung Quốc)'));
    expect(field('Thị trường').value).toBe('TW');

    repair();
    await user.click(screen.getByRole('button', { name: 'Thử lại' }));
    await waitFor(() => expect(screen.queryByText('Thị trường; Ngành nghề')).toBeNull());
    expect(chosenIn('Thị trường')).toBe('Đài Loan (Trung Quốc)');
  });

  it('X-04 B-06 are filled in with the built-in markets in a report by revenue', async () => {
    const { user, repair } = show(
      <QuarterForm values={{ khongPhatSinh: false, chiTiet: [{ ...emptyRevenueLine(), thiTruongId: 'JP' }] }}>
        <RevenueLinesSection rate={{ tyLe: 0.01, tyLeDenNgay: null }} />
      </QuarterForm>,
    );
    await screen.findByText('Không tải được danh mục.');
    expect(chosenIn('Thị trường')).toBe('Nhật Bản');
    paste('Thị trường', 'Hàn Quốc\t7');
    await waitFor(() => expect(field('Thị trường').value).toBe('KR'));
    repair();
    screen.getByRole('button', { name: 'Thử lại' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Không tải được danh mục.')).toBeNull());
    // It goes with its alert, and the hand at the keyboard does not fall to the page's beginning.
    expect(document.activeElement?.matches('h2')).toBe(true);
  });

  it('X-04 B-07 are filled in with the built-in documents in a report by documents', async () => {
    const { user, repair } = show(
      <QuarterForm values={{ chiTiet: [{ ...emptyDocumentLine(), taiLieuId: 'STNLD' }] }}>
        <DocumentLinesSection preparation={{ tonDau: [], soXuatCanh: 0 } as never} />
      </QuarterForm>,
    );
    await screen.findByText('Không tải được danh mục.');
    expect(chosenIn('Loại tài liệu')).toBe('Sổ tay người lao động');
    paste('Loại tài liệu', 'Tờ gấp pháp luật\tNhật Bản');
    await waitFor(() => expect([field('Loại tài liệu').value, field('Thị trường').value]).toEqual(['TGPL', 'JP']));
    repair();
    await user.click(screen.getByRole('button', { name: 'Thử lại' }));
    await waitFor(() => expect(screen.queryByText('Không tải được danh mục.')).toBeNull());
  });
});

const shown: FundReport = report();

function FundReportLines() {
  return <LinesEditor editRef={useReportEdit(shown)} isLocked={false} />;
}

function QuarterForm({ values, children }: { readonly values: object; readonly children: ReactNode }) {
  return (
    <Formik initialValues={values} onSubmit={() => undefined}>
      <FormEngineProvider value={quarterEngine}>{children}</FormEngineProvider>
    </Formik>
  );
}

function field(column: string): HTMLSelectElement {
  return screen.getByLabelText(`${column}, dòng 1`);
}

/** The word that the first line's select shows. */
function chosenIn(column: string): string | undefined {
  return field(column).selectedOptions[0]?.textContent;
}

function paste(column: string, text: string): void {
  fireEvent.paste(field(column), { clipboardData: { getData: () => `${text}\r\n` } });
}

const failure = new AppError('http.server', { status: 500, correlationId: 'c-17' });

function show(children: ReactNode) {
  let isFailing = true;
  const healthy = fakeServices().services.lookups;
  const { services } = fakeServices({
    lookups: {
      all: (name) => (isFailing ? Promise.reject(failure) : healthy.all(name)),
    },
    fundReports: { lines: () => Promise.resolve([storedLine(0)]) },
  });
  const user = userEvent.setup({ delay: null });
  render(<Surroundings services={services}>{children}</Surroundings>);
  const repair = () => {
    isFailing = false;
  };
  return { user, repair };
}

// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import { afterEach, describe, expect, it } from 'vitest';

import type { ClosingStock, DocumentLine } from '@/domain/document-reports/document-report';
import { DocumentLinesSection } from '@/views/fund/document-reports/document-lines';
import { FormEngineProvider } from '@/views/shared/form/form-context';

import { drawFramesAtOnce } from '../../shared/frames-at-once';
import { fakeServices, Surroundings } from '../../shared/list/list-fixtures';

drawFramesAtOnce();
afterEach(cleanup);

const engine = {
  formId: 'f',
  errorsShown: 'left',
  isBusy: false,
  serverErrorOf: () => undefined,
  hasServerErrorBelow: () => false,
} as const;

const line: DocumentLine = {
  ...{ id: 'l1', taiLieuId: 'STNLD', thiTruongId: 'JP' },
  ...{ tonDau: 100, nhan: 0, daCap: 0, hongMat: 0, deNghi: 0, tonCuoi: 100 },
  ...{ duocDuyet: null, tonCuoiKyTruoc: 100, lyDoSuaTonDau: null },
};

describe('the lines of a stored report by document usage', () => {
  it('B-07 X-04 open with what the period before was left with by its approval, however they were saved before it', async () => {
    show([line], [stockOf(line, 60)]);
    await waitFor(() => expect(opening().value).toBe('60'));
  });

  it('B-07 keep an opening stock that the Fund has corrected', async () => {
    const counted = {
      ...line,
      id: 'l2',
      taiLieuId: 'TGPL',
      tonDau: 95,
      lyDoSuaTonDau: 'Kiểm kê thực tế thiếu 5 quyển.',
    };
    show([counted, line], [stockOf(counted, 100), stockOf(line, 60)]);
    await waitFor(() => expect(opening(2).value).toBe('60'));
    expect(opening(1).value).toBe('95');
  });
});

function opening(row = 1): HTMLInputElement {
  return screen.getByLabelText(`Tồn đầu kỳ, dòng ${row}`);
}

function stockOf({ taiLieuId, thiTruongId }: DocumentLine, tonCuoi: number): ClosingStock {
  return { taiLieuId, thiTruongId, tonCuoi };
}

function show(stored: readonly DocumentLine[], tonDau: readonly ClosingStock[]): void {
  render(
    <Surroundings services={fakeServices().services}>
      <Formik initialValues={{ chiTiet: stored }} onSubmit={() => undefined}>
        <FormEngineProvider value={engine}>
          <DocumentLinesSection preparation={{ tonDau, soXuatCanh: 0 } as never} stored={stored} />
        </FormEngineProvider>
      </Formik>
    </Surroundings>,
  );
}

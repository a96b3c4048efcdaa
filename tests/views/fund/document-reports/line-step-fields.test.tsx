// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { Formik } from 'formik';
import { afterEach, expect, it } from 'vitest';

import { LineStepFields, type StepLine } from '@/views/fund/document-reports/line-step-fields';
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

const handbook: StepLine = { id: 'l1', taiLieuId: 'STNLD', thiTruongId: 'JP', truoc: 10, most: 15, so: 10 };

it('B-07 a grant and a correction tell lines of one document apart by their markets', () => {
  const chiTiet = [
    handbook,
    { ...handbook, id: 'l2', thiTruongId: 'KR' },
    { ...handbook, id: 'l3', thiTruongId: null },
  ];
  render(
    <Surroundings services={fakeServices().services}>
      <Formik initialValues={{ chiTiet }} onSubmit={() => undefined}>
        <FormEngineProvider value={engine}>
          <LineStepFields title="Số được duyệt cấp" known="Đề nghị kỳ sau" asked="Được duyệt cấp" />
        </FormEngineProvider>
      </Formik>
    </Surroundings>,
  );
  const words = screen.getAllByText('Sổ tay người lao động').map((name) => name.closest('tr')?.textContent);
  expect(words).toEqual([
    expect.stringContaining('Nhật Bản'),
    expect.stringContaining('Hàn Quốc'),
    expect.stringContaining('Tất cả'),
  ]);
});

import { expect, it } from 'vitest';

import { contributionStepSchemas } from '@/domain/contributions/contribution-steps';
import { validationErrorsOf } from '@/domain/validation/schema-errors';

const present = { ngayDong: '2026-11-02', tienNld: 100_000, tienDn: 150_000 };
const adjustment = contributionStepSchemas({ today: '2026-11-15', ...present })['dieu-chinh'];

it.each([
  ['the amounts that stand', {}, [{ field: 'tienNld', key: 'unchanged', params: {} }]],
  ['another share of the worker', { tienNld: 60_000 }, []],
  ['another share of the enterprise', { tienDn: 0 }, []],
  ['a share alone that is none', { tienNld: null }, [{ field: 'tienNld', key: 'required', params: {} }]],
])('B-04 V-03 a correction to %s is refused only where it posts nothing', (_, changes, complaints) => {
  const { tienNld, tienDn } = present;
  const typed = { lyDo: 'Nộp nhầm của người khác.', tienNld, tienDn, ...changes };
  expect(validationErrorsOf(adjustment, typed)).toEqual(complaints);
});

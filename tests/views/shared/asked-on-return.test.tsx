// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import type { ErrorCode } from '@/domain/errors/error-catalogue';
import type { LookupName } from '@/domain/lookups/lookup';
import { useWorkCalendar } from '@/views/shared/days/use-work-calendar';
import { useLookup } from '@/views/shared/form/use-lookup';
import { useNames } from '@/views/shared/list/cells/use-names';
import { useOptions } from '@/views/shared/list/filters/use-options';
import { useUnit } from '@/views/shared/person/use-unit';

import { fakeServices, Surroundings } from './list/list-fixtures';
import { comeBack, refuseTokens, signedIn } from './lost-session';

afterEach(cleanup);

const officer = { id: 'officer-1', ten: 'Trần Minh Khoa' };
const unit = { id: 'unit-1', ma: 'DV0001', ten: 'Lam Giang' };
const lookup: readonly LookupName[] = ['can-bo-quy'];
const source = { kind: 'lookup', name: 'can-bo-quy' } as const;

const parts: readonly [string, () => string | undefined, string][] = [
  ['names', () => useNames(lookup).of('can-bo-quy', officer.id), officer.ten],
  ['a unit', () => useUnit(unit.id)?.ten, unit.ten],
  ['the days off', () => [...useWorkCalendar().off].join(), '2026-08-31'],
  [
    'the choices of a form',
    () =>
      useLookup('can-bo-quy')
        .choices.map(({ label }) => label)
        .join(),
    officer.ten,
  ],
  [
    'the choices of a filter',
    () =>
      useOptions(source, undefined)
        .choices.map(({ name }) => name)
        .join(),
    officer.ten,
  ],
];

it.each(parts)('A-10 after the return come that the lost session had made fail: %s', async (_, useShown, shown) => {
  const { authRef, result, asked } = await openPage(useShown, 'http.sessionExpired');
  expect(result.current).not.toBe(shown);
  await refuseTokens(authRef);
  expect(asked).toHaveBeenCalledTimes(1);
  await comeBack(authRef);
  await waitFor(() => expect(result.current).toBe(shown));
  expect(asked).toHaveBeenCalledTimes(2);
});

it.each(parts)('A-10 what failed otherwise is not asked for again by the return: %s', async (_, useShown) => {
  const { authRef, asked } = await openPage(useShown, 'http.server');
  await refuseTokens(authRef);
  await comeBack(authRef);
  expect(asked).toHaveBeenCalledTimes(1);
});

/** A page whose first call fails. */
async function openPage(useShown: () => string | undefined, code: ErrorCode) {
  const authRef = await signedIn();
  const asked = vi.fn<() => void>().mockImplementationOnce(() => {
    throw new AppError(code);
  });
  const answer = <Rows,>(rows: Rows) =>
    new Promise<Rows>((resolve) => {
      asked();
      resolve(rows);
    });
  const { services } = fakeServices({
    lookups: { all: () => answer([officer] as never), findUnits: () => answer([unit] as never) },
    daysOff: { all: () => answer([{ ngay: '2026-08-31', loai: 1 }] as never) },
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Surroundings services={services} authRef={authRef} isStrict={false}>
      {children}
    </Surroundings>
  );
  const { result } = renderHook(useShown, { wrapper });
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  return { authRef, result, asked };
}

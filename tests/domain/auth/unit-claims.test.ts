import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { unitClaimsOfAccessToken } from '@/domain/auth/unit-claims';

const jwt = (payload: unknown) =>
  ['{"alg":"RS256"}', JSON.stringify(payload)].map((part) => Buffer.from(part).toString('base64url')).join('.') +
  '.c2ln';

const none = { unitId: undefined, unitTypeId: undefined };

describe('unitClaimsOfAccessToken', () => {
  it.each([
    ['text and number', { DonViId: 'dv-01', LoaiDonViId: 100 }, { unitId: 'dv-01', unitTypeId: 100 }],
    ['a number as text', { DonViId: 'dv-01', LoaiDonViId: '100' }, { unitId: 'dv-01', unitTypeId: 100 }],
    ['a text as number', { DonViId: 17, LoaiDonViId: 3 }, { unitId: '17', unitTypeId: 3 }],
    [
      'Vietnamese letters elsewhere',
      { name: 'Đặng Thị Ứng', DonViId: 'a', LoaiDonViId: 4 },
      { unitId: 'a', unitTypeId: 4 },
    ],
    ['one claim only', { DonViId: 'a' }, { unitId: 'a', unitTypeId: undefined }],
    ['neither', { sub: '1' }, none],
    ['rubbish', { DonViId: ['a'], LoaiDonViId: 'Quỹ' }, none],
    ['blank texts', { DonViId: ' ', LoaiDonViId: '' }, none],
    ['no object', [1], none],
    ['null', null, none],
  ])('A-07 reads the unit and its type from a token with %s', (_name, payload, expected) => {
    expect(unitClaimsOfAccessToken(jwt(payload))).toEqual(expected);
  });

  it('reads nothing from an opaque token or rubbish and never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.tuple(fc.string(), fc.string(), fc.string()).map((parts) => parts.join('.')),
        ),
        (text) => {
          expect(unitClaimsOfAccessToken(text)).toEqual(none);
        },
      ),
    );
  });
});

import { describe, expect, it } from 'vitest';

import { normalizeProfile } from '@/domain/account/profile-schema';

describe('normalizeProfile', () => {
  it('A-20 K-03 composes names and leaves out what nobody sees, as the form of users does', () => {
    expect(
      normalizeProfile({
        userName: ' anh.tt\u200b',
        email: 'anh.tt@example.com\u200b ',
        surname: 'Trần\u00a0 Thị'.normalize('NFD'),
        name: 'Ánh\u200b'.normalize('NFD'),
        phoneNumber: '\u202a0912.345.678\u202c',
      }),
    ).toEqual({
      userName: 'anh.tt',
      email: 'anh.tt@example.com',
      surname: 'Trần Thị'.normalize('NFC'),
      name: 'Ánh'.normalize('NFC'),
      phoneNumber: '0912345678',
    });
    expect(normalizeProfile({ userName: 'a', email: 'b', surname: ' ', name: null, phoneNumber: '' })).toEqual({
      userName: 'a',
      email: 'b',
      surname: null,
      name: null,
      phoneNumber: null,
    });
  });
});

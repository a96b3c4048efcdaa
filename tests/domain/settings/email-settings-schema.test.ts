import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { EmailSettings, TestEmail } from '@/domain/settings/email-settings';
import {
  blankEmailSettings,
  emailSettingsSchema,
  normalizeEmailSettings,
  normalizeTestEmail,
  testEmailSchema,
  withoutSmtpPassword,
} from '@/domain/settings/email-settings-schema';
import { timeZoneSchema } from '@/domain/settings/time-zone-schema';
import { validationErrorsOf } from '@/domain/validation/schema-errors';

const good: EmailSettings = {
  ...blankEmailSettings,
  defaultFromDisplayName: 'Quỹ Hỗ trợ việc làm ngoài nước',
  defaultFromAddress: 'thu@example.com',
  smtpPort: 587,
};

const mail: TestEmail = {
  senderEmailAddress: 'thu@example.com',
  targetEmailAddress: 'toi@example.com',
  subject: 'Email thử 7',
  body: null,
};

const settings = emailSettingsSchema();
const keysOf = (changes: Readonly<Record<string, unknown>>) =>
  validationErrorsOf(settings, { ...good, ...changes }).map(({ field, key }) => [field, key]);
const testKeysOf = (changes: Readonly<Record<string, unknown>>) =>
  validationErrorsOf(testEmailSchema(), { ...mail, ...changes }).map(({ field, key }) => [field, key]);

describe('e-mail settings', () => {
  it('E-02 asks for sender name, sender address and port, and for nothing else', () => {
    expect(validationErrorsOf(settings, good)).toEqual([]);
    expect(validationErrorsOf(settings, blankEmailSettings).map(({ field, key }) => [field, key])).toEqual([
      ['defaultFromDisplayName', 'required'],
      ['defaultFromAddress', 'required'],
      ['smtpPort', 'required'],
    ]);
    expect(keysOf({ defaultFromDisplayName: '   ' })).toEqual([['defaultFromDisplayName', 'required']]);
  });

  it('E-02 takes a port from 1 to 65535 and says the range for whatever else was typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 65_535 }), (smtpPort) => {
        expect(keysOf({ smtpPort })).toEqual([]);
      }),
    );
    const wrong = [0, -25, 65_536, 25.5, Number.MAX_SAFE_INTEGER, Number.NaN, 'hai mươi lăm', '25,5', '１２', [], {}];
    for (const smtpPort of wrong) {
      expect(validationErrorsOf(settings, { ...good, smtpPort })).toEqual([
        { field: 'smtpPort', key: 'range', params: { min: 1, max: 65_535 } },
      ]);
    }
  });

  it('E-02 takes a valid sender address only', () => {
    for (const defaultFromAddress of [
      'thu',
      'thu@',
      '@example.com',
      'thu@example',
      'a b@example.com',
      'a@b.vn, c@d.vn',
    ]) {
      expect(keysOf({ defaultFromAddress })).toEqual([['defaultFromAddress', 'email']]);
    }
  });

  it('E-02 bounds every text by what ABP stores', () => {
    const fields = {
      smtpHost: 256,
      smtpDomain: 1024,
      smtpUserName: 1024,
      smtpPassword: 1024,
      defaultFromDisplayName: 1024,
    };
    for (const [field, max] of Object.entries(fields)) {
      expect(keysOf({ [field]: 'x'.repeat(max) })).toEqual([]);
      expect(keysOf({ [field]: 'x'.repeat(max + 1) })).toEqual([[field, 'maxlength']]);
    }
  });

  it('E-01 sends the password as it stands and other texts without blanks at their ends', () => {
    const typed = {
      ...good,
      defaultFromAddress: ' thu@example.com ',
      smtpHost: ' mail.example.com',
      smtpDomain: '  ',
      smtpUserName: 'quy ',
      smtpPassword: ' bí mật ',
    };
    expect(normalizeEmailSettings(typed)).toEqual({
      ...good,
      smtpHost: 'mail.example.com',
      smtpDomain: null,
      smtpUserName: 'quy',
      smtpPassword: ' bí mật ',
    });
    expect(normalizeEmailSettings({ ...good, smtpPassword: '' }).smtpPassword).toBeNull();
  });

  it('E-02 leaves out what nobody sees of copied addresses, of the server and of who we are to it', () => {
    const copied = {
      ...good,
      defaultFromDisplayName: 'Quỹ\u200b Hỗ trợ'.normalize('NFD'),
      defaultFromAddress: '\u200bthu@example.com',
      smtpHost: 'mail.example.com\ufeff',
      smtpDomain: '\u200b',
      smtpUserName: '\u202aquy\u202c',
      smtpPassword: 'bí\u200bmật',
    };
    expect(normalizeEmailSettings(copied)).toEqual({
      ...good,
      defaultFromDisplayName: 'Quỹ Hỗ trợ'.normalize('NFC'),
      smtpHost: 'mail.example.com',
      smtpDomain: null,
      smtpUserName: 'quy',
      smtpPassword: 'bí\u200bmật',
    });
  });

  it('E-04 a draft of them holds no password', () => {
    expect(withoutSmtpPassword({ ...good, smtpPassword: 'bí mật', id: 'email' })).toEqual({ ...good, id: 'email' });
  });
});

describe('test message', () => {
  it('E-03 asks for valid sender and target and for a subject; the body may be missing', () => {
    expect(testKeysOf({})).toEqual([]);
    expect(testKeysOf({ senderEmailAddress: '', targetEmailAddress: ' ', subject: ' ' })).toEqual([
      ['senderEmailAddress', 'required'],
      ['targetEmailAddress', 'required'],
      ['subject', 'required'],
    ]);
    expect(testKeysOf({ senderEmailAddress: 'thu', targetEmailAddress: 'toi@' })).toEqual([
      ['senderEmailAddress', 'email'],
      ['targetEmailAddress', 'email'],
    ]);
    expect(normalizeTestEmail({ ...mail, subject: ' Email thử ', body: ' ' })).toEqual({
      ...mail,
      subject: 'Email thử',
      body: null,
    });
    const targetEmailAddress = 'toi@example.com\u200b';
    expect(normalizeTestEmail({ ...mail, targetEmailAddress }).targetEmailAddress).toBe('toi@example.com');
  });
});

describe('time zone', () => {
  it('has to be one', () => {
    expect(validationErrorsOf(timeZoneSchema(), { timeZone: '' }).map(({ key }) => key)).toEqual(['required']);
    expect(validationErrorsOf(timeZoneSchema(), { timeZone: 'UTC' })).toEqual([]);
  });
});

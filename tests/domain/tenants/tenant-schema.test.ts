import { describe, expect, it } from 'vitest';

import {
  normalizeTenantCreation,
  tenantCreationSchema,
  tenantDatabaseOf,
  tenantDatabaseSchema,
  tenantSchema,
} from '@/domain/tenants/tenant-schema';
import { passwordRulesFrom } from '@/domain/validation/password-rules';
import { validationErrorsOf } from '@/domain/validation/schema-errors';

const good = { name: 'dao-tao', adminEmailAddress: 'admin@example.com', adminPassword: 'Moi#2026' };
const creation = tenantCreationSchema(passwordRulesFrom({}));
const keysOf = (schema: Parameters<typeof validationErrorsOf>[0], value: unknown) =>
  validationErrorsOf(schema, value).map(({ field, key }) => [field, key]);

describe('tenant', () => {
  it('has a name of 64 characters at most', () => {
    expect(keysOf(tenantSchema(), { name: 'x'.repeat(64) })).toEqual([]);
    expect(keysOf(tenantSchema(), { name: 'x'.repeat(65) })).toEqual([['name', 'maxlength']]);
    expect(keysOf(tenantSchema(), { name: '  ' })).toEqual([['name', 'required']]);
  });

  it('begins with an administrator whose password keeps the rules of the server', () => {
    expect(keysOf(creation, good)).toEqual([]);
    expect(keysOf(creation, { name: '', adminEmailAddress: '', adminPassword: '' })).toEqual([
      ['name', 'required'],
      ['adminEmailAddress', 'required'],
      ['adminPassword', 'required'],
    ]);
    expect(keysOf(creation, { ...good, adminEmailAddress: 'admin', adminPassword: 'moi#2026' })).toEqual([
      ['adminEmailAddress', 'email'],
      ['adminPassword', 'passwordRequiresUpper'],
    ]);
    const lax = tenantCreationSchema(passwordRulesFrom({ 'Abp.Identity.Password.RequireUppercase': 'False' }));
    expect(keysOf(lax, { ...good, adminPassword: 'moi#2026' })).toEqual([]);
  });

  it('is sent without blanks around its name, and with its password as typed', () => {
    expect(
      normalizeTenantCreation({ name: ' dao-tao ', adminEmailAddress: ' a@example.com', adminPassword: ' Moi#2026 ' }),
    ).toEqual({ name: 'dao-tao', adminEmailAddress: 'a@example.com', adminPassword: ' Moi#2026 ' });
  });

  it('K-03 leaves out of name and address what nobody sees, so that a copied one is neither refused nor another', () => {
    const copied = { name: '\u200bMiền  Bắc\ufeff'.normalize('NFD'), adminEmailAddress: 'a@example.com\u200b' };
    expect(normalizeTenantCreation({ ...good, ...copied })).toEqual({
      ...good,
      name: 'Miền Bắc'.normalize('NFC'),
      adminEmailAddress: 'a@example.com',
    });
  });

  it('needs a connection string only for a database of its own', () => {
    const schema = tenantDatabaseSchema();
    expect(tenantDatabaseOf('')).toEqual({ isShared: true, defaultConnectionString: null });
    expect(tenantDatabaseOf('Server=a')).toEqual({ isShared: false, defaultConnectionString: 'Server=a' });
    expect(keysOf(schema, tenantDatabaseOf(''))).toEqual([]);
    expect(keysOf(schema, { isShared: false, defaultConnectionString: ' ' })).toEqual([
      ['defaultConnectionString', 'required'],
    ]);
    expect(keysOf(schema, tenantDatabaseOf('x'.repeat(1025)))).toEqual([['defaultConnectionString', 'maxlength']]);
  });

  it('V-02 asks nothing of a connection string that is out of sight, because the shared database is chosen', () => {
    const given = { isShared: true, defaultConnectionString: 'x'.repeat(1025) };
    expect(keysOf(tenantDatabaseSchema(), given)).toEqual([]);
  });
});

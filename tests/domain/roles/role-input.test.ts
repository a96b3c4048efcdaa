import { describe, expect, it } from 'vitest';

import { emptyRole, normalizeRole, roleInputOf, roleSchema } from '@/domain/roles/role-input';
import { validationErrorsOf } from '@/domain/validation/schema-errors';

const errorsOf = (value: unknown) => validationErrorsOf(roleSchema(), value);

describe('role', () => {
  it('needs a name that ABP can store', () => {
    expect(errorsOf(normalizeRole({ ...emptyRole, name: '   ' }))).toEqual([
      { field: 'name', key: 'required', params: {} },
    ]);
    expect(errorsOf({ ...emptyRole, name: 'r'.repeat(256) })).toEqual([]);
    expect(errorsOf({ ...emptyRole, name: 'r'.repeat(257) })).toEqual([
      { field: 'name', key: 'maxlength', params: { requiredLength: 256, actualLength: 257 } },
    ]);
    expect(errorsOf({ ...emptyRole, name: 'kiem-tra', isDefault: 'yes' })).toEqual([
      { field: 'isDefault', key: 'invalid', params: {} },
    ]);
  });

  it('is edited without what only the server sets', () => {
    const stored = { id: 'r1', name: 'a', isDefault: true, isPublic: false, isStatic: true, concurrencyStamp: 's' };
    expect(roleInputOf(stored)).toEqual({ name: 'a', isDefault: true, isPublic: false });
    expect(normalizeRole({ ...emptyRole, name: '  Kiểm  tra ' })).toEqual({ ...emptyRole, name: 'Kiểm tra' });
  });
});

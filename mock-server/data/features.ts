import type { FeatureValidator, FeatureValueType } from '@/domain/features/feature';
import { canBeCleared } from '@/domain/features/feature-control';

import type { LocalText } from '../local-text';

/** One feature that an installation knows; the order of the rows is that of the dialog, a parent before its children. */
export type FeatureRow = {
  /** Its name, e.g. `QuyHoTro.BaoCao.XuatPdf`. */
  readonly id: string;
  readonly groupName: string;
  readonly groupDisplayName: LocalText;
  readonly displayName: LocalText;
  readonly description: LocalText | null;
  readonly defaultValue: string | null;
  readonly valueType: FeatureValueType;
  /** 0 for a root. */
  readonly depth: number;
  readonly parentName: string | null;
  /** False for a feature that only tenants have. */
  readonly isAvailableToHost: boolean;
};

/** A value that an edition (`E`) or a tenant or the host (`T`) has of its own. */
export type FeatureValueRow = {
  /** {@link featureValueId} of the fields below. */
  readonly id: string;
  readonly name: string;
  readonly providerName: 'E' | 'T';
  /** Id of the edition or of the tenant; `''` for the host. */
  readonly providerKey: string;
  readonly value: string;
};

export function featureValueId({ providerName, providerKey, name }: Omit<FeatureValueRow, 'id' | 'value'>): string {
  return `${providerName}:${providerKey}:${name}`;
}

const validators: Readonly<Record<string, (value: string, properties: FeatureValidator['properties']) => boolean>> = {
  BOOLEAN: (value) => /^\s*(?:true|false)\s*$/iu.test(value),
  NUMERIC: (value, { MinValue, MaxValue }) =>
    /^\s*[+-]?\d+\s*$/u.test(value) &&
    Number(value) >= Number(MinValue ?? -2_147_483_648) &&
    Number(value) <= Number(MaxValue ?? 2_147_483_647),
  STRING: (value, { MinLength, MaxLength, RegularExpression }) =>
    value.length >= Number(MinLength ?? 0) &&
    (Number(MaxLength ?? 0) === 0 || value.length <= Number(MaxLength)) &&
    (typeof RegularExpression !== 'string' || new RegExp(RegularExpression, 'u').test(value)),
  COLOR: (value) => /^#[0-9a-f]{6}$/iu.test(value),
};

/** The longest value that ABP's table has room for (`FeatureValueConsts.MaxValueLength`), whatever its validator says. */
const longestValue = 128;

/** ABP's value validators, and the product's own one for colours; a validator that nobody knows takes every text. */
export function isValidFeatureValue(valueType: FeatureValueType, value: string | null): boolean {
  const { validator } = valueType;
  if (value === null) {
    return canBeCleared(valueType);
  }
  return value.length <= longestValue && (validators[validator.name]?.(value, validator.properties) ?? true);
}

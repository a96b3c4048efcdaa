import type { Feature, FeatureGroup, FeatureProvider, FeatureValueType } from '@/domain/features/feature';

export const tenant: FeatureProvider = { name: 'T', key: 'tenant-1' };

const toggleType: FeatureValueType = {
  name: 'ToggleStringValueType',
  properties: {},
  validator: { name: 'BOOLEAN', properties: {} },
};

export function numberType(properties: Readonly<Record<string, unknown>> = {}): FeatureValueType {
  return { name: 'FreeTextStringValueType', properties: {}, validator: { name: 'NUMERIC', properties } };
}

export function textType(properties: Readonly<Record<string, unknown>> = {}): FeatureValueType {
  return { name: 'FreeTextStringValueType', properties: {}, validator: { name: 'STRING', properties } };
}

export function choiceType(...values: readonly string[]): FeatureValueType {
  return {
    name: 'SelectionStringValueType',
    properties: {},
    validator: { name: 'NULL', properties: {} },
    itemSource: {
      items: values.map((value) => ({ value, displayText: { resourceName: 'QuyHoTro', name: `Feature:${value}` } })),
    },
  };
}

export const newType: FeatureValueType = {
  name: 'ColorStringValueType',
  properties: { Palette: 'warm' },
  validator: { name: 'COLOR', properties: {} },
};

/** A feature that a test names only what it is about of: a toggle that is off by default. */
export function feature(name: string, other: Partial<Feature> = {}): Feature {
  return {
    name,
    displayName: `Tính năng ${name}`,
    description: null,
    value: 'False',
    provider: { name: 'D', key: null },
    valueType: toggleType,
    depth: 0,
    parentName: null,
    ...other,
  };
}

/** The group's name is not what it is called, as ABP's own client takes it to be. */
export function groupOf(...features: readonly Feature[]): readonly FeatureGroup[] {
  return [{ name: 'Fund.Features', displayName: 'Tính năng của Quỹ', features }];
}

export const ownValue: Pick<Feature, 'provider'> = { provider: { name: 'T', key: 'tenant-1' } };

import type { FeatureValidator, FeatureValueType } from '@/domain/features/feature';

import type { LocalText } from '../../../local-text';
import type { FeatureRow } from '../../features';

/** A feature with those that hang below it. */
export type FeatureNode = {
  readonly name: string;
  readonly title: LocalText;
  readonly description?: LocalText;
  readonly value: string | null;
  readonly type: FeatureValueType;
  readonly children?: readonly FeatureNode[];
  readonly isTenantOnly?: boolean;
};

export type FeatureTree = {
  readonly name: string;
  readonly title: LocalText;
  readonly features: readonly FeatureNode[];
};

/** The rows of a group, each parent before its children. */
export function featureRows({ name, title, features }: FeatureTree): readonly FeatureRow[] {
  const rowsBelow = (nodes: readonly FeatureNode[], depth: number, parentName: string | null): readonly FeatureRow[] =>
    nodes.flatMap((node) => [
      {
        id: node.name,
        groupName: name,
        groupDisplayName: title,
        displayName: node.title,
        description: node.description ?? null,
        defaultValue: node.value,
        valueType: node.type,
        depth,
        parentName,
        isAvailableToHost: node.isTenantOnly !== true,
      },
      ...rowsBelow(node.children ?? [], depth + 1, node.name),
    ]);
  return rowsBelow(features, 0, null);
}

export const toggle: FeatureValueType = {
  name: 'ToggleStringValueType',
  properties: {},
  validator: { name: 'BOOLEAN', properties: {} },
};

/** A whole number within bounds. */
export function wholeNumber(min: number, max: number): FeatureValueType {
  return freeText({ name: 'NUMERIC', properties: { MinValue: min, MaxValue: max } });
}

type TextBounds = {
  readonly min?: number;
  /** 0 for any length. */
  readonly max?: number;
  readonly pattern?: string;
  readonly allowsNull?: boolean;
};

export function text({ min = 0, max = 0, pattern, allowsNull = false }: TextBounds): FeatureValueType {
  return freeText({
    name: 'STRING',
    properties: {
      MinLength: min,
      MaxLength: max,
      RegularExpression: pattern ?? null,
      AllowNull: String(allowsNull),
    },
  });
}

/** One of several values, whose names are texts `Feature:<name>.<value>` of the product's resource. */
export function selection(feature: string, values: readonly string[]): FeatureValueType {
  return {
    itemSource: {
      items: values.map((value) => ({
        value,
        displayText: { resourceName: 'QuyHoTro', name: `Feature:${feature}.${value}` },
      })),
    },
    name: 'SelectionStringValueType',
    properties: {},
    validator: { name: 'NULL', properties: {} },
  };
}

/** A value type of the product's own, which clients of ABP do not know. */
export const colour: FeatureValueType = {
  name: 'ColorStringValueType',
  properties: { Palette: ['#0b5cad', '#0a7d4f', '#b3261e'] },
  validator: { name: 'COLOR', properties: {} },
};

function freeText(validator: FeatureValidator): FeatureValueType {
  return { name: 'FreeTextStringValueType', properties: {}, validator };
}

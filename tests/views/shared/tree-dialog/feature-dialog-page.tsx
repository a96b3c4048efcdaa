import { screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import type { FeatureGroup, FeatureProvider } from '@/domain/features/feature';
import type { FeaturesApi } from '@/services/api/features-api';
import { FeatureDialog } from '@/views/shared/features/feature-dialog';

import {
  choiceType,
  feature,
  groupOf,
  newType,
  numberType,
  ownValue,
  tenant,
  textType,
} from '../../../domain/features/features';
import { opened, renderDialog } from './dialog-fixtures';

const groups: readonly FeatureGroup[] = [
  ...groupOf(
    feature('reports', { displayName: 'Báo cáo', description: 'Cho phép lập báo cáo.' }),
    feature('export', { displayName: 'Xuất PDF', depth: 1, parentName: 'reports' }),
    feature('limit', {
      displayName: 'Số báo cáo',
      depth: 2,
      parentName: 'export',
      value: '10',
      valueType: numberType({ MinValue: 1, MaxValue: 1000 }),
      ...ownValue,
    }),
    feature('colour', { displayName: 'Màu', value: '#ff0000', valueType: newType }),
  ),
  {
    name: 'Other',
    displayName: 'Khác',
    features: [
      feature('support', {
        displayName: 'Hỗ trợ',
        value: 'old',
        valueType: choiceType('basic', 'full'),
        provider: { name: 'E', key: null },
      }),
      feature('code', {
        displayName: 'Mã',
        value: 'AB',
        valueType: textType({ MaxLength: 3 }),
        provider: { name: 'Plan', key: null },
      }),
      feature('paper', { displayName: 'Khổ giấy', value: 'A4', valueType: choiceType('A4', 'A3'), ...ownValue }),
    ],
  },
];

type Parts = {
  readonly provider?: FeatureProvider | undefined;
  readonly groups?: readonly FeatureGroup[];
  /** How often the features do not come; strict mode asks twice for the first time. */
  readonly failures?: number;
  readonly isAwaited?: boolean;
};

/** A screen whose feature dialog is open, with the calls that it makes. */
export async function openFeatures(parts: Parts = {}) {
  const provider = 'provider' in parts ? parts.provider : tenant;
  let failures = parts.failures ?? 0;
  const get = vi.fn<FeaturesApi['get']>(() => {
    failures -= 1;
    return failures < 0 ? Promise.resolve(parts.groups ?? groups) : Promise.reject(new AppError('network.timeout'));
  });
  const update = vi.fn<FeaturesApi['update']>(() => Promise.resolve());
  const reset = vi.fn<FeaturesApi['reset']>(() => Promise.resolve());
  const { user: person, sent } = renderDialog({ features: { get, update, reset } }, (modalRef) => (
    <FeatureDialog modalRef={modalRef} provider={provider} title="Tính năng" />
  ));
  const dialog = await opened(person);
  if (parts.isAwaited !== false) {
    await within(dialog).findAllByRole('tab');
  }
  const field = (name: string) => within(dialog).getByLabelText<HTMLInputElement>(name);
  const tab = (name: RegExp) => person.click(within(dialog).getByRole('tab', { name }));
  return { dialog, field, tab, person, get, update, reset, sentToAuth: sent };
}

export function save(): HTMLElement {
  return screen.getByRole('button', { name: 'Lưu' });
}

export async function closed(): Promise<void> {
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
}

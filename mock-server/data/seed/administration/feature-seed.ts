import type { FeatureValueType } from '@/domain/features/feature';

import { featureValueId, type FeatureRow, type FeatureValueRow } from '../../features';
import { featureRows, selection, text, toggle, wholeNumber, type FeatureNode, type FeatureTree } from './feature-tree';
import { fundFeatures } from './fund-features';
import { standardEditionId, trainingTenantId } from './tenant-seed';

/** ABP's own two; the host does not have them. */
const settingFeatures: FeatureTree = {
  name: 'SettingManagement',
  title: { vi: 'Quản lý cài đặt', en: 'Setting management' },
  features: [
    {
      name: 'SettingManagement.Enable',
      title: { vi: 'Bật quản lý cài đặt', en: 'Enable setting management' },
      description: {
        vi: 'Bật trang cài đặt trong ứng dụng.',
        en: 'Enable setting management system in the application.',
      },
      value: 'true',
      type: toggle,
      isTenantOnly: true,
      children: [
        {
          name: 'SettingManagement.AllowChangingEmailSettings',
          title: { vi: 'Cho phép thay đổi cài đặt email', en: 'Allow changing email settings.' },
          value: 'false',
          type: toggle,
          isTenantOnly: true,
        },
      ],
    },
  ],
};

const editionValues: Readonly<Record<string, string>> = {
  'QuyHoTro.NhapExcel.SoDongToiDa': '2000',
  'QuyHoTro.BaoCao.XuatPdf.KhoGiay': 'A4Ngang',
  'QuyHoTro.NhacNo': 'true',
  'QuyHoTro.NhacNo.NhacLai': 'true',
};

const trainingValues: Readonly<Record<string, string>> = {
  'QuyHoTro.NhacNo.SoNgayTruocHan': '30',
};

const mostPerGroup = 60;
const deepest = 5;

/**
 * Every feature of the installation.
 *
 * @param extraCount That many more, made up, six levels deep, for tests of many.
 */
export function seedFeatures(extraCount: number): readonly FeatureRow[] {
  return [settingFeatures, ...fundFeatures, ...extraGroups(extraCount)].flatMap(featureRows);
}

/** What the edition sets, and the one value that the training tenant has of its own. */
export function seedFeatureValues(): readonly FeatureValueRow[] {
  return [
    ...Object.entries(editionValues).map(([name, value]) => valueRow('E', standardEditionId, name, value)),
    ...Object.entries(trainingValues).map(([name, value]) => valueRow('T', trainingTenantId, name, value)),
  ];
}

function valueRow(providerName: 'E' | 'T', providerKey: string, name: string, value: string): FeatureValueRow {
  const key = { providerName, providerKey, name };
  return { id: featureValueId(key), ...key, value };
}

function extraGroups(count: number): readonly FeatureTree[] {
  const groupCount = Math.ceil(count / mostPerGroup);
  return Array.from({ length: groupCount }, (_, group) => {
    const size = Math.min(mostPerGroup, count - group * mostPerGroup);
    const chainCount = Math.ceil(size / (deepest + 1));
    return {
      name: `QuyHoTro.Them${group + 1}`,
      title: { vi: `Nhóm thêm ${group + 1}`, en: `Extra group ${group + 1}` },
      features: Array.from({ length: chainCount }, (_each, chain) => {
        const length = Math.min(deepest + 1, size - chain * (deepest + 1));
        return extraChain(`QuyHoTro.Them${group + 1}.${chain + 1}`, 1, length);
      }),
    };
  });
}

/** A feature that has one below it, which has one below it, and so on. */
function extraChain(name: string, level: number, length: number): FeatureNode {
  const number = name.replace(/^\D+/u, '');
  const { type, value } = level <= deepest ? { type: toggle, value: 'False' } : leafType(name);
  return {
    name,
    title: { vi: `Tính năng thêm ${number}`, en: `Extra feature ${number}` },
    value,
    type,
    children: level < length ? [extraChain(`${name}.${level + 1}`, level + 1, length)] : [],
  };
}

function leafType(name: string): { readonly type: FeatureValueType; readonly value: string } {
  const leaves = [
    { type: wholeNumber(0, 100), value: '10' },
    { type: text({ max: 20 }), value: 'abc' },
    { type: selection('QuyHoTro.BaoCao.GuiDinhKy', ['KhongGui', 'HangThang', 'HangQuy']), value: 'HangQuy' },
  ] as const;
  const chain = Number(name.split('.')[2] ?? 0);
  return leaves[chain % leaves.length] ?? leaves[0];
}

import type { PermissionDefinition, PermissionGroupDefinition } from './permission';

/** A permission with its name in both languages. */
type Leaf = readonly [name: string, vi: string, en: string];

/** A permission with those below it. */
type Node = Leaf | readonly [...Leaf, children: readonly Node[]];

/** The steps of a report that goes from a unit to the Fund. */
const reportSteps = [
  ['Create', 'Lập báo cáo', 'Make reports'],
  ['Edit', 'Sửa báo cáo', 'Edit reports'],
  ['Delete', 'Xóa báo cáo nháp', 'Delete drafts'],
  ['Submit', 'Gửi và thu hồi báo cáo', 'Submit and withdraw reports'],
  ['Appraise', 'Thẩm định', 'Appraise'],
  ['Return', 'Trả lại', 'Return'],
  ['Approve', 'Phê duyệt và thu hồi phê duyệt', 'Approve and take approval back'],
  ['Reject', 'Từ chối', 'Reject'],
  ['Export', 'Xuất Excel', 'Export to Excel'],
] as const;

/** Permissions of a report's steps below the one that shows the reports. */
export function steps(parent: string): readonly Leaf[] {
  return reportSteps.map(([suffix, vi, en]) => [`${parent}.${suffix}`, vi, en]);
}

/** A group of the permission dialog, flattened as ABP answers it. @param clientsOnly Permissions that only machines can have. */
export function group(
  name: string,
  vi: string,
  en: string,
  nodes: readonly Node[],
  clientsOnly: readonly Node[] = [],
): PermissionGroupDefinition {
  const permissions = [
    ...nodes.flatMap((node) => branch(node, null, [])),
    ...clientsOnly.flatMap((node) => branch(node, null, ['C'])),
  ];
  return { name, text: { vi, en }, permissions };
}

function branch(
  [name, vi, en, children = []]: Node,
  parentName: string | null,
  providers: readonly string[],
): readonly PermissionDefinition[] {
  return [
    { name, text: { vi, en }, parentName, providers },
    ...children.flatMap((child) => branch(child, name, providers)),
  ];
}

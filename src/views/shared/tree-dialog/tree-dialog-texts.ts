import { defineTexts } from '@/domain/localization/texts';

/** Words of the dialogs over a tree: permissions and features. */
export const treeDialogTexts = defineTexts({
  vi: {
    'tree.search': 'Tìm theo tên',
    'tree.clearSearch': 'Xóa từ khóa',
    'tree.groups': 'Nhóm',
    'tree.groupOption': '{name} ({badge})',
    'tree.badge': ', {badge}',
  },
  en: {
    'tree.search': 'Search by name',
    'tree.clearSearch': 'Clear the search',
    'tree.groups': 'Groups',
    'tree.groupOption': '{name} ({badge})',
    'tree.badge': ', {badge}',
  },
});

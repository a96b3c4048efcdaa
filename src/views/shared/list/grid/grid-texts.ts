import type { GridLocaleText } from '@mui/x-data-grid';
import { viVN } from '@mui/x-data-grid/locales';

import type { BuiltInLanguage } from '@/domain/localization/texts';

/** The box in the header chooses the rows of this page; what other pages hold is chosen elsewhere. */
const pageBoxes = {
  vi: {
    checkboxSelectionHeaderName: 'Chọn',
    checkboxSelectionSelectAllRows: 'Chọn cả trang',
    checkboxSelectionUnselectAllRows: 'Bỏ chọn cả trang',
    checkboxSelectionSelectRow: 'Chọn dòng này',
    checkboxSelectionUnselectRow: 'Bỏ chọn dòng này',
  },
  en: {
    checkboxSelectionSelectAllRows: 'Choose the whole page',
    checkboxSelectionUnselectAllRows: 'Choose nothing of this page',
  },
} as const satisfies Readonly<Record<BuiltInLanguage, Partial<GridLocaleText>>>;

/** What MUI's own Vietnamese lacks of the strings that a list can show or read out. */
const missingInVietnamese: Partial<GridLocaleText> = {
  noColumnsOverlayLabel: 'Không có cột nào',
  noColumnsOverlayManageColumns: 'Chọn cột',
  columnMenuAriaLabel: (columnName) => `Tùy chọn của cột ${columnName}`,
  columnsManagementDeleteIconLabel: 'Xóa',
};

/**
 * The grid's strings. They belong to the grid's own chunk: in the theme they would pull the grid into the first page.
 */
export const gridTexts: Readonly<Record<BuiltInLanguage, Partial<GridLocaleText>>> = {
  vi: { ...viVN.components.MuiDataGrid.defaultProps.localeText, ...missingInVietnamese, ...pageBoxes.vi },
  en: pageBoxes.en,
};

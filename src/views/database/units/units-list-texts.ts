import { defineTexts } from '@/domain/localization/texts';

/** Words of the unit list (domain dictionary §5.11). */
export const unitsListTexts = defineTexts({
  vi: {
    'units.title': 'Cơ sở dữ liệu đơn vị',
    'units.searchHint': 'Mã, tên đơn vị, mã số thuế, số giấy phép',
    'units.empty': 'Chưa có đơn vị trong danh sách.',
    'units.code': 'Mã',
    'units.name': 'Tên đơn vị',
    'units.tradeName': 'Tên giao dịch',
    'units.type': 'Loại đơn vị',
    'units.taxCode': 'MST',
    'units.licence': 'Số giấy phép',
    'units.licensedOn': 'Ngày cấp',
    'units.province': 'Tỉnh/TP',
    'units.phone': 'Điện thoại',
    'units.email': 'Email',
    'units.representative': 'Người đại diện',
    'units.officer': 'Cán bộ phụ trách',
    'units.workerDebt': 'Dư nợ theo NLĐ',
    'units.revenueDebt': 'Dư nợ theo doanh thu',
    'units.workersThisYear': 'Số LĐ năm nay',
    'units.state': 'Trạng thái',
  },
  en: {
    'units.title': 'Unit database',
    'units.searchHint': 'Code, name, tax code, licence number',
    'units.empty': 'There are no units in the list yet.',
    'units.code': 'Code',
    'units.name': 'Name',
    'units.tradeName': 'Trading name',
    'units.type': 'Type',
    'units.taxCode': 'Tax code',
    'units.licence': 'Licence number',
    'units.licensedOn': 'Licensed on',
    'units.province': 'Province',
    'units.phone': 'Phone',
    'units.email': 'Email',
    'units.representative': 'Representative',
    'units.officer': 'Officer in charge',
    'units.workerDebt': 'Debt for workers',
    'units.revenueDebt': 'Debt on revenue',
    'units.workersThisYear': 'Workers this year',
    'units.state': 'State',
  },
});

export type UnitsListTextKey = keyof typeof unitsListTexts.vi;

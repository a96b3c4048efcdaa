import { defineTexts } from '@/domain/localization/texts';

/** Words of the list of records that may be one person. */
export const duplicatesListTexts = defineTexts({
  vi: {
    'duplicates.title': 'Gộp hồ sơ trùng',
    'duplicates.searchHint': 'Họ tên, số CCCD, hộ chiếu, điện thoại',
    'duplicates.empty': 'Không có hồ sơ nào nghi trùng.',
    'duplicates.leftName': 'Hồ sơ 1',
    'duplicates.leftCitizenId': 'Số CCCD 1',
    'duplicates.leftBirthDate': 'Ngày sinh 1',
    'duplicates.leftPassport': 'Số hộ chiếu 1',
    'duplicates.leftPhone': 'Điện thoại 1',
    'duplicates.leftContracts': 'Số hợp đồng 1',
    'duplicates.rightName': 'Hồ sơ 2',
    'duplicates.rightCitizenId': 'Số CCCD 2',
    'duplicates.rightBirthDate': 'Ngày sinh 2',
    'duplicates.rightPassport': 'Số hộ chiếu 2',
    'duplicates.rightPhone': 'Điện thoại 2',
    'duplicates.rightContracts': 'Số hợp đồng 2',
    'duplicates.reasons': 'Dấu hiệu trùng',
    'duplicates.tinhThanhMa': 'Tỉnh/Thành phố',
  },
  en: {
    'duplicates.title': 'Merge duplicate records',
    'duplicates.searchHint': 'Name, ID number, passport, phone',
    'duplicates.empty': 'No records look like duplicates.',
    'duplicates.leftName': 'Record 1',
    'duplicates.leftCitizenId': 'ID number 1',
    'duplicates.leftBirthDate': 'Born on 1',
    'duplicates.leftPassport': 'Passport 1',
    'duplicates.leftPhone': 'Phone 1',
    'duplicates.leftContracts': 'Contracts 1',
    'duplicates.rightName': 'Record 2',
    'duplicates.rightCitizenId': 'ID number 2',
    'duplicates.rightBirthDate': 'Born on 2',
    'duplicates.rightPassport': 'Passport 2',
    'duplicates.rightPhone': 'Phone 2',
    'duplicates.rightContracts': 'Contracts 2',
    'duplicates.reasons': 'Signs',
    'duplicates.tinhThanhMa': 'Province or city',
  },
});

export type DuplicatesListTextKey = keyof typeof duplicatesListTexts.vi;

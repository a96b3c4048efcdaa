import { defineTexts, interpolate } from '../localization/texts';
import type { FileRefusal } from './file-refusal';

/** Why a file is not attached (domain dictionary §9.3); the server says the same. */
export const refusalTexts = defineTexts({
  vi: {
    'file.fileType': 'Chỉ chấp nhận tệp: {list}.',
    'file.fileSize': 'Dung lượng tệp vượt quá {n} MB.',
    'file.fileCount': 'Chỉ được đính kèm tối đa {n} tệp.',
    'file.totalSize': 'Tổng dung lượng tài liệu vượt quá {n} MB.',
    'file.emptyFile': 'Tệp không có nội dung.',
    'file.nameLength': 'Tên tệp chỉ được có tối đa {n} ký tự.',
    'file.contentMismatch': 'Nội dung tệp không đúng với phần mở rộng, có mật khẩu hoặc chứa macro.',
  },
  en: {
    'file.fileType': 'Only these files are accepted: {list}.',
    'file.fileSize': 'The file is larger than {n} MB.',
    'file.fileCount': 'At most {n} files can be attached.',
    'file.totalSize': 'All documents together are larger than {n} MB.',
    'file.emptyFile': 'The file is empty.',
    'file.nameLength': 'A file name may have {n} characters at most.',
    'file.contentMismatch': 'The content is not what the extension says, has a password or contains macros.',
  },
});

/** The refusal in a language of the product. */
export function refusalText({ reason, params }: FileRefusal, language: 'vi' | 'en'): string {
  return interpolate(refusalTexts[language][`file.${reason}`], params);
}

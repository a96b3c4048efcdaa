import { kindOfContent } from '@/domain/attachments/file-content';
import { storedName, type FileKind } from '@/domain/attachments/file-kind';
import {
  refusalOfContent,
  refusalsOf,
  type FileFacts,
  type FileRefusal,
  type HeldFiles,
} from '@/domain/attachments/file-refusal';
import { refusalText } from '@/domain/attachments/refusal-texts';
import type { FieldError } from '@/domain/validation/schema-errors';

import { validationFailure } from '../../failures';
import { isText } from '../../http/body-shape';
import { fieldError, refuseInvalid } from '../validation-answers';

export type UploadedFile = {
  readonly ten: string;
  readonly loai: FileKind;
  readonly bytes: Uint8Array;
  readonly giayTo: string | null;
};

/** The most that a text beside the file may have. Characters. */
const longestText = 64;

/** What names an upload; `''` for a body that is no form of an upload. */
export function uploadKeyOf(body: unknown): string {
  return body instanceof FormData ? (textOf(body.get('maLanGui')) ?? '') : '';
}

/**
 * The file of an upload, checked by the same rules as in the page, and by its content.
 *
 * @throws MockFailure 400, which complains about `tep`, `maLanGui` or `giayTo`.
 */
export async function readUpload(body: unknown, held: HeldFiles): Promise<UploadedFile> {
  const file = body instanceof FormData ? body.get('tep') : undefined;
  if (!(body instanceof FormData) || !(file instanceof Blob) || !('name' in file)) {
    throw validationFailure([
      { message: { vi: 'Chưa có tệp nào được gửi lên.', en: 'No file was sent.' }, members: ['tep'] },
    ]);
  }
  if (body.getAll('tep').length > 1) {
    // .NET would take the first and drop the others without a word.
    throw validationFailure([
      { message: { vi: 'Mỗi lần chỉ gửi một tệp.', en: 'Only one file can be sent at a time.' }, members: ['tep'] },
    ]);
  }
  if (uploadKeyOf(body) === '') {
    throw validationFailure([
      { message: { vi: 'Thiếu mã lần gửi.', en: 'The id of the upload is missing.' }, members: ['maLanGui'] },
    ]);
  }
  refuseInvalid(['maLanGui', 'giayTo'].flatMap((name) => textErrors(name, body.get(name))));
  const ten = storedName(file.name);
  refuseUnfit(held, { name: ten, size: file.size });
  const bytes = new Uint8Array(await file.arrayBuffer());
  refuse(refusalOfContent(ten, bytes));
  refuseInfected(bytes);
  // A content that is no kind at all has just been refused.
  const loai = kindOfContent(bytes) ?? 'pdf';
  return { ten, loai, bytes, giayTo: textOf(body.get('giayTo')) };
}

/** @throws MockFailure 400, which complains about `tep`, for a file that the rules or the record have no room for. */
export function refuseUnfit(held: HeldFiles, file: FileFacts): void {
  refuse(refusalsOf(held, [file])[0]);
}

function refuse(refusal: FileRefusal | undefined): void {
  if (refusal !== undefined) {
    const message = { vi: refusalText(refusal, 'vi'), en: refusalText(refusal, 'en') };
    throw validationFailure([{ message, members: ['tep'] }]);
  }
}

/** Where a real server calls its virus scanner: the demo knows the test file of the anti-virus makers (EICAR) alone. */
function refuseInfected(bytes: Uint8Array): void {
  if (new TextDecoder('latin1').decode(bytes).includes('EICAR-STANDARD-ANTIVIRUS-TEST-FILE')) {
    throw validationFailure([
      {
        message: { vi: 'Tệp bị nhiễm mã độc nên không được lưu.', en: 'The file is infected and was not stored.' },
        members: ['tep'],
      },
    ]);
  }
}

/** What is wrong with a text of the form; one that is left out is for the rules of the upload. */
function textErrors(name: string, value: unknown): readonly FieldError[] {
  if (value === null) {
    return [];
  }
  if (!isText(value)) {
    return [fieldError(name, 'invalid')];
  }
  return value.length > longestText
    ? [fieldError(name, 'maxlength', { requiredLength: longestText, actualLength: value.length })]
    : [];
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

import { AppError } from '@/domain/errors/app-error';

type Complaint = { readonly message: string; readonly members: readonly string[] };

/** ABP's refusal of what was typed, with its complaints about fields by their wire names. */
export function refusalOf(...complaints: readonly Complaint[]): AppError {
  const validationErrors = complaints.map(({ message, members }) => ({ message, members: [...members] }));
  return new AppError('http.validation', {
    status: 400,
    server: { code: null, message: 'Yêu cầu của bạn không hợp lệ!', details: null, data: null, validationErrors },
  });
}

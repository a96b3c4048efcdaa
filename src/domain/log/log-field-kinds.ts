/** How a logged value is to be read. */
export type LogFieldKind = 'text' | 'money' | 'count' | 'date' | 'dateTime';

/** A field as people call it. */
export type LogField = { readonly ten: string; readonly tenEn: string; readonly kind: LogFieldKind };

export const text = (ten: string, tenEn: string): LogField => ({ ten, tenEn, kind: 'text' });
export const money = (ten: string, tenEn: string): LogField => ({ ten, tenEn, kind: 'money' });
export const count = (ten: string, tenEn: string): LogField => ({ ten, tenEn, kind: 'count' });
export const date = (ten: string, tenEn: string): LogField => ({ ten, tenEn, kind: 'date' });
export const moment = (ten: string, tenEn: string): LogField => ({ ten, tenEn, kind: 'dateTime' });

import { href } from '@/domain/navigation/routes';

/** A report that a new voucher is to pay. */
export type PaidReport = { readonly loai: 'bao-cao-quy' | 'bao-cao-doanh-thu'; readonly id: string };

/** What the address of the form calls a report of each kind. */
const queryNames = { 'bao-cao-quy': 'bao-cao', 'bao-cao-doanh-thu': 'bao-cao-doanh-thu' } as const;

/** @example payInHref({ loai: 'bao-cao-quy', id: '42' }) // '/quan-ly-quy/nop-quy/them-moi?bao-cao=42' */
export function payInHref({ loai, id }: PaidReport): string {
  return `${href('payInCreate')}?${new URLSearchParams({ [queryNames[loai]]: id }).toString()}`;
}

/** The report that the address of the form names, if it names one. */
export function paidReportIn(search: URLSearchParams): PaidReport | undefined {
  return (['bao-cao-quy', 'bao-cao-doanh-thu'] as const)
    .map((loai) => ({ loai, id: search.get(queryNames[loai]) ?? '' }))
    .find(({ id }) => id !== '');
}

/** @typedef {'officer' | 'accountant' | 'director' | 'unit'} PersonKind */

/**
 * The people of the soak, the one who is measured first.
 *
 * @type {readonly { readonly userName: string, readonly kind: PersonKind, readonly tabs: number }[]}
 */
export const people = [
  { userName: 'khoa.tm', kind: 'officer', tabs: 2 },
  { userName: 'ngan.dt', kind: 'accountant', tabs: 1 },
  { userName: 'vinh.pq', kind: 'director', tabs: 1 },
  { userName: 'dv0007.nhaplieu', kind: 'unit', tabs: 1 },
];

/** Where everybody of a kind may go. */
export const places = {
  officer: [
    '/csdl/nguoi-lao-dong',
    '/csdl/don-vi',
    '/quan-ly-quy/bao-cao-quy',
    '/ho-tro/yeu-cau',
    '/quan-ly-quy/phe-duyet-nguoi-lao-dong-tu-dong',
  ],
  accountant: [
    '/quan-ly-quy/nop-quy',
    '/quan-ly-quy/nguoi-lao-dong-dong-quy',
    '/quan-ly-quy/theo-doanh-thu',
    '/report/rp-theo-doanh-thu',
  ],
  director: [
    '/quan-ly-quy/bao-cao-quy',
    '/ho-tro/yeu-cau',
    '/report/rp-lao-dong-xuat-canh',
    '/report/rp-tong-hop-so-lao-dong',
    '/',
  ],
  unit: ['/quan-ly-quy/bao-cao-quy', '/csdl/nguoi-lao-dong', '/quan-ly-quy/nop-quy', '/ho-tro/yeu-cau'],
};

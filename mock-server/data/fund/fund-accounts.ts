import type { FundAccount } from '@/domain/pay-ins/pay-in';

/** The demo Fund's own accounts, the usual one first; the numbers are invented. */
export const fundAccounts: readonly FundAccount[] = [
  {
    id: 'vcb-thu-quy',
    nganHangId: '970436',
    soTaiKhoan: '9900144200701',
    chuTaiKhoan: 'QUY HO TRO VIEC LAM NGOAI NUOC',
  },
  {
    id: 'bidv-thu-quy',
    nganHangId: '970418',
    soTaiKhoan: '9900144200702',
    chuTaiKhoan: 'QUY HO TRO VIEC LAM NGOAI NUOC',
  },
  {
    id: 'kbnn-tien-gui',
    nganHangId: 'KBNN',
    soTaiKhoan: '3713099001442',
    chuTaiKhoan: 'QUY HO TRO VIEC LAM NGOAI NUOC',
  },
];

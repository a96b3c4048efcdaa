/** A bank, or the State Treasury; the names are the ones the banks use themselves, in every language. */
export type Bank = {
  /** NAPAS BIN; `KBNN` for the State Treasury, which has none. */
  readonly id: string;
  readonly ten: string;
  readonly tenEn: string;
};

const bank = (id: string, ten: string, tenEn: string = ten): Bank => ({ id, ten, tenEn });

export const banks: readonly Bank[] = [
  bank('970436', 'Vietcombank'),
  bank('970415', 'VietinBank'),
  bank('970418', 'BIDV'),
  bank('970405', 'Agribank'),
  bank('970422', 'MB'),
  bank('970407', 'Techcombank'),
  bank('970416', 'ACB'),
  bank('970432', 'VPBank'),
  bank('970423', 'TPBank'),
  bank('970403', 'Sacombank'),
  bank('970437', 'HDBank'),
  bank('970441', 'VIB'),
  bank('970443', 'SHB'),
  bank('970426', 'MSB'),
  bank('970440', 'SeABank'),
  bank('970448', 'OCB'),
  bank('970449', 'LPBank'),
  bank('970431', 'Eximbank'),
  bank('970428', 'Nam A Bank'),
  bank('970409', 'Bac A Bank'),
  bank('970425', 'ABBANK'),
  bank('970412', 'PVcomBank'),
  bank('KBNN', 'Kho bạc Nhà nước', 'State Treasury'),
];

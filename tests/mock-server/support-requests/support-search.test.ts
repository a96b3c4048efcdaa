import { describe, expect, it } from 'vitest';

import { caseOf, requestOf, sharedSupport, supportPath, taken } from './support-desk';

type Found = { readonly items: readonly { readonly id?: string; readonly soCccd?: string }[] };

/** As papers, phones and copies out of a PDF part the digits of a number. */
const writtenApart: readonly ((number: string) => string)[] = [
  (number) => `${number.slice(0, 3)}.${number.slice(3, 6)}.${number.slice(6)}`,
  (number) => `${number.slice(0, 3)}-${number.slice(3)}`,
  (number) => `\u200b${number.slice(0, 6)}\u00a0${number.slice(6)}`,
];

describe('numbers in the searches of support', { timeout: 60_000 }, () => {
  it.each([
    ['the list of requests', supportPath],
    ['the list of supported workers', '/api/app/lao-dong-duoc-ho-tro'],
    ['the people offered for a request', `${supportPath}/nguoi-lao-dong`],
  ])('B-08 B-09 W-07 %s finds a number however it is parted', async (_, path) => {
    const { office, database } = await sharedSupport(5_000);
    const officer = await office.as('ha.lt');
    const find = async (number: string) => {
      const query = `Filter=${encodeURIComponent(number)}`;
      const { items } = (await officer.get(`${path}?${query}`)).body as Found;
      return items.length;
    };
    const [granted] = [...database.supportRequests.rows()].filter(({ trangThai }) => trangThai === 7);
    const contract = database.contracts.find(granted?.truongHop[0]?.hopDongId ?? '');
    const soCccd = database.workers.find(contract?.nguoiLaoDongId ?? '')?.soCccd ?? '';
    const whole = await find(soCccd);
    expect(whole).toBeGreaterThan(0);
    expect(await Promise.all(writtenApart.map((parted) => find(parted(soCccd))))).toEqual([whole, whole, whole]);
  });
});

it('B-09 W-07 the list of supported workers finds one by the passport of the case and by the one that has taken its place since', async () => {
  const desk = await sharedSupport();
  const { database } = desk;
  const contract = desk.contractOf();
  const asked = { tienDeNghi: 20_000_000, soHoChieu: 'C7654321' };
  const { truongHop } = await desk.paid(requestOf('HT01', [caseOf(desk.typeOf('HT01'), contract, asked)]), 15_000_000);
  const worker = database.workers.find(database.contracts.find(contract)?.nguoiLaoDongId ?? '');
  if (worker === undefined) {
    throw new Error('The contract has no worker.');
  }
  database.workers.put({ ...worker, soHoChieu: 'C7654312' });
  const officer = await desk.office.as('ha.lt');
  const isFoundBy = async (number: string) => {
    const { items } = (await officer.get(`/api/app/lao-dong-duoc-ho-tro?Filter=${number}`)).body as Found;
    return items.some(({ id }) => id === truongHop[0]?.id);
  };
  expect([await isFoundBy('C7654321'), await isFoundBy('C7654312'), await isFoundBy('C7654313')]).toEqual([
    true,
    true,
    false,
  ]);
});

it('B-08 the list of requests finds one by the market of each of its cases, and by no other', async () => {
  const desk = await sharedSupport();
  const type = desk.typeOf('HT01');
  const cases = ['JP', 'KR'].map((nuocDen) => caseOf(type, desk.contractOf(), { nuocDen }));
  const { id } = taken(await desk.create(requestOf('HT01', cases)));
  const officer = await desk.office.as('dv0007.nhaplieu');
  const isFoundUnder = async (market: string) => {
    const { items } = (await officer.get(`${supportPath}?MaxResultCount=1000&ThiTruongId=${market}`)).body as Found;
    return items.some((item) => item.id === id);
  };
  expect([await isFoundUnder('JP'), await isFoundUnder('KR'), await isFoundUnder('TW')]).toEqual([true, true, false]);
});

import { expect, it } from 'vitest';

import { caseOf, requestOf, sharedSupport, supportPath, taken, type SupportDesk } from './support-desk';

const early = (desk: SupportDesk) => requestOf('HT01', [caseOf(desk.typeOf('HT01'), desk.contractOf())]);

it(
  'B-08 C-07 a draft that is sent again after a lost answer is made once; one without a name is another each time',
  { timeout: 60_000 },
  async () => {
    const desk = await sharedSupport();
    const made = async (input: object) =>
      taken(await (await desk.office.as('dv0007.nhaplieu')).post(supportPath, { ...early(desk), ...input }));
    const maLanGui = crypto.randomUUID();
    const ids = [await made({ maLanGui }), await made({ maLanGui }), await made({}), await made({})].map(
      ({ id }) => id,
    );
    expect(ids[1]).toBe(ids[0]);
    expect(new Set(ids).size).toBe(3);
    const wrong = await desk.create({ ...early(desk), maLanGui: 'lần 1' } as never);
    expect(wrong.status).toBe(400);
  },
);

import type { MockBackend } from '@mock-server/backend';
import type { SupportRequest } from '@/domain/support/support-request';

import { cashOf, letLamGiangOwe, payInPath, septemberReport } from '../../mock-server/pay-ins/pay-in-desk';
import { officeIn } from '../../mock-server/routes/office';
import { caseOf, requestOf, supportDeskIn, taken } from '../../mock-server/support-requests/support-desk';

type Contribution = {
  readonly hopDongId: string;
  readonly nguoiLaoDongId: string;
  /** The certificate by which the form finds its worker. */
  readonly soGcn: string;
};

/**
 * What went before a journey, or goes on beside it: put into the database of a back end that runs, or done by its demo
 * people over the API. Amounts are integer đồng.
 */
export function supportPast(backend: MockBackend) {
  const office = officeIn(backend, { read: Date.now });
  const desk = supportDeskIn(office);
  const requestAt = (address: string) => {
    const request = desk.database.supportRequests.find(address.split('/').at(-1) ?? '');
    if (request === undefined) {
      throw new Error(`There is no request at ${address}.`);
    }
    return request;
  };
  return {
    /** A contract of Lam Giang with its contribution: of a new worker, or a new one of an earlier contract's worker. */
    newContribution: (earlier?: Contribution): Contribution => {
      const hopDongId = desk.contractOf(earlier?.nguoiLaoDongId);
      const { nguoiLaoDongId = '', soGcn = null } = desk.database.contracts.find(hopDongId) ?? {};
      return { hopDongId, nguoiLaoDongId, soGcn: soGcn ?? '' };
    },
    /** Support for a contribution that was asked for, granted and paid before. */
    supportEarlier: (
      type: string,
      { hopDongId }: Contribution,
      tienDeNghi: number,
      rieng: Partial<SupportRequest['truongHop'][number]['rieng']> = {},
    ) => desk.paid(requestOf(type, [caseOf(desk.typeOf(type), hopDongId, { tienDeNghi, rieng })]), tienDeNghi),
    /** Lê Thu Hà appraises the request that a page shows. */
    appraise: async (address: string, amount: number) => taken(await desk.appraise(requestAt(address), amount)),
    /** Phạm Quốc Vinh approves it. */
    approve: async (address: string, amount: number) => taken(await desk.approve(requestAt(address), amount)),
    letUnitOwe: (debt: number) => {
      letLamGiangOwe(office, debt);
    },
    /** The accountant takes cash of Lam Giang for what it owes; answers the status. */
    payDebt: async (amount: number): Promise<number> => {
      const receipt = cashOf(office, septemberReport(office).id, amount);
      return (await (await office.as('ngan.dt')).post(payInPath, receipt)).status;
    },
  };
}

export type SupportPast = ReturnType<typeof supportPast>;

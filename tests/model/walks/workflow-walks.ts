import { documentReportWorkflowMachine } from '@/machines/workflows/document-report-workflow-machine';
import { fundReportWorkflowMachine } from '@/machines/workflows/fund-report-workflow-machine';
import { payInWorkflowMachine } from '@/machines/workflows/pay-in-workflow-machine';
import { revenueReportWorkflowMachine } from '@/machines/workflows/revenue-report-workflow-machine';
import { selfPayingWorkflowMachine } from '@/machines/workflows/self-paying-workflow-machine';
import { supportRequestWorkflowMachine } from '@/machines/workflows/support-request-workflow-machine';

import type { WalkDescription } from '../../support/machine-walk';
import { dossier, insider, report, supportRequest, voucher } from '../../support/workflow-facts';

const context = <Facts>(facts: Facts) => ({ facts, person: insider });
const project = ({ value }: { readonly value: unknown }) => value;

const reportEvents = {
  sua: [{ type: 'sua' }],
  gui: [{ type: 'gui' }],
  xoa: [{ type: 'xoa' }],
  'thu-hoi': [{ type: 'thu-hoi' }],
  'tham-dinh': [{ type: 'tham-dinh' }],
  'tra-lai': [{ type: 'tra-lai' }],
  'phe-duyet': [{ type: 'phe-duyet' }],
  'tu-choi': [{ type: 'tu-choi' }],
  'thu-hoi-phe-duyet': [{ type: 'thu-hoi-phe-duyet' }],
} as const;

export const fundReports: WalkDescription<typeof fundReportWorkflowMachine> = {
  machine: fundReportWorkflowMachine,
  input: context(report),
  events: reportEvents,
  calls: {},
  project,
};

export const revenueReports: WalkDescription<typeof revenueReportWorkflowMachine> = {
  machine: revenueReportWorkflowMachine,
  input: context(report),
  events: reportEvents,
  calls: {},
  project,
};

export const documentReports: WalkDescription<typeof documentReportWorkflowMachine> = {
  machine: documentReportWorkflowMachine,
  input: context(report),
  events: reportEvents,
  calls: {},
  project,
};

export const dossiers: WalkDescription<typeof selfPayingWorkflowMachine> = {
  machine: selfPayingWorkflowMachine,
  input: context(dossier),
  events: {
    sua: [{ type: 'sua' }],
    'phe-duyet': [{ type: 'phe-duyet' }],
    'yeu-cau-bo-sung': [{ type: 'yeu-cau-bo-sung' }],
    'bo-sung': [{ type: 'bo-sung' }],
    'tu-choi': [{ type: 'tu-choi' }],
    huy: [{ type: 'huy' }],
    'mo-lai': [{ type: 'mo-lai' }],
    'ghi-nhan-dong': [{ type: 'ghi-nhan-dong' }],
    'xac-nhan-dong': [{ type: 'xac-nhan-dong' }],
    'khong-tim-thay': [{ type: 'khong-tim-thay' }],
  },
  calls: {},
  project,
};

export const vouchers: WalkDescription<typeof payInWorkflowMachine> = {
  machine: payInWorkflowMachine,
  input: context(voucher),
  events: {
    sua: [{ type: 'sua' }],
    gui: [{ type: 'gui' }],
    'doi-soat': [{ type: 'doi-soat' }],
    'thu-tien-mat': [{ type: 'thu-tien-mat' }],
    'tra-lai': [{ type: 'tra-lai' }],
    'tu-choi': [{ type: 'tu-choi' }],
    'huy-doi-soat': [{ type: 'huy-doi-soat' }],
    huy: [{ type: 'huy' }],
  },
  calls: {},
  project,
};

export const supportRequests: WalkDescription<typeof supportRequestWorkflowMachine> = {
  machine: supportRequestWorkflowMachine,
  input: context(supportRequest),
  events: {
    sua: [{ type: 'sua' }],
    gui: [{ type: 'gui' }],
    xoa: [{ type: 'xoa' }],
    'thu-hoi': [{ type: 'thu-hoi' }],
    'tham-dinh': [{ type: 'tham-dinh' }],
    'yeu-cau-bo-sung': [{ type: 'yeu-cau-bo-sung' }],
    'phe-duyet': [{ type: 'phe-duyet' }],
    'tu-choi': [{ type: 'tu-choi' }],
    'chi-tra': [{ type: 'chi-tra' }],
    'chi-mot-phan': [{ type: 'chi-mot-phan' }],
    'huy-chi': [{ type: 'huy-chi' }],
    'sua-tai-khoan': [{ type: 'sua-tai-khoan' }],
  },
  calls: {},
  project,
};

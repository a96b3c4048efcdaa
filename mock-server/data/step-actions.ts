import type { LogAction } from '@/domain/log/log-entry';
import type { PayInStep } from '@/machines/workflows/pay-in-workflow-machine';
import type { ReportStep } from '@/machines/workflows/report-rules';
import type { SelfPayingStep } from '@/machines/workflows/self-paying-workflow-machine';
import type { SupportRequestStep } from '@/machines/workflows/support-request-workflow-machine';

/** A step of some workflow: the last word of its address, and what stands in a record's history. */
export type WorkflowStep = PayInStep | ReportStep | SelfPayingStep | SupportRequestStep;

/** What each step of a workflow is to the log; a new step does not compile before that is decided here. */
const byWorkflow: Readonly<Record<WorkflowStep, LogAction>> = {
  gui: 'gui',
  'tham-dinh': 'tham-dinh',
  'phe-duyet': 'phe-duyet',
  'tu-choi': 'tu-choi',
  'tra-lai': 'tra-lai',
  'yeu-cau-bo-sung': 'tra-lai',
  'bo-sung': 'bo-sung',
  'thu-hoi': 'thu-hoi',
  'thu-hoi-phe-duyet': 'thu-hoi-phe-duyet',
  'mo-lai': 'mo-lai',
  huy: 'huy',
  'doi-soat': 'doi-soat',
  // Cash that is counted needs no bank statement: it is found with the same step.
  'thu-tien-mat': 'doi-soat',
  'huy-doi-soat': 'huy-doi-soat',
  'ghi-nhan-dong': 'ghi-nhan-dong',
  'xac-nhan-dong': 'xac-nhan-dong',
  'khong-tim-thay': 'khong-tim-thay',
  'chi-tra': 'chi-tra',
  'chi-mot-phan': 'chi-tra',
  'huy-chi': 'huy-chi',
  'sua-tai-khoan': 'sua-tai-khoan',
  sua: 'sua',
  xoa: 'xoa',
};

/** Other words that end an address or stand in a history; any that is not here is a change. */
const byWord: Readonly<Record<string, LogAction>> = {
  ...byWorkflow,
  'xac-nhan': 'doi-soat',
  'cap-lai-gcn': 'cap-lai-gcn',
  'dieu-chinh': 'dieu-chinh',
  'hoan-tra': 'hoan-tra',
  'sua-ton-dau': 'sua-ton-dau',
  'tinh-lai': 'tinh-lai',
  'ket-thuc': 'ket-thuc',
  'ngung-ap-dung': 'ngung-ap-dung',
  'kich-hoat': 'kich-hoat',
  khoa: 'khoa',
  'mo-khoa': 'mo-khoa',
  'nhap-excel': 'nhap',
  xuat: 'xuat',
  register: 'them',
  tao: 'them',
};

/** What a step of a record's history or an endpoint is to the log. @param step Last word of its address. */
export function actionOfStep(step: string): LogAction {
  return byWord[step] ?? 'sua';
}

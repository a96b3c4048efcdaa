import type { LogAction } from '@/domain/log/log-entry';

/** Steps whose name is no action of the log; any other step is a change. */
const bySteps: Readonly<Record<string, LogAction>> = {
  gui: 'gui',
  'tham-dinh': 'tham-dinh',
  'phe-duyet': 'phe-duyet',
  'tu-choi': 'tu-choi',
  'tra-lai': 'tra-lai',
  'yeu-cau-bo-sung': 'tra-lai',
  'doi-soat': 'doi-soat',
  'thu-tien-mat': 'doi-soat',
  'xac-nhan': 'doi-soat',
  'huy-doi-soat': 'doi-soat',
  'ghi-nhan-dong': 'doi-soat',
  'chi-tra': 'chi-tra',
  'huy-chi': 'chi-tra',
  'nhap-excel': 'nhap',
  xuat: 'xuat',
  register: 'them',
  tao: 'them',
};

/** What a step of a record's history or an endpoint is to the log. @param step Last word of its address. */
export function actionOfStep(step: string): LogAction {
  return bySteps[step] ?? 'sua';
}

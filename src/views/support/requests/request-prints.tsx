import { useState, type ReactNode } from 'react';

import type { SupportRequest } from '@/domain/support/support-request';
import type { SupportType } from '@/domain/support-types/support-type';
import { useTexts } from '@/views/app/localization-context';
import { PrintMenu } from '@/views/shared/print/print-actions';
import { PrintPreview } from '@/views/shared/print/print-preview';
import { usePrintRequest } from '@/views/shared/print/use-print-request';

import { ApplicationPapers, type SupportPaperProps } from '../papers/application-paper';
import { AppraisalPaper } from '../papers/appraisal-paper';
import { DecisionPapers, ProposalPaper, RefusalPaper } from '../papers/letter-papers';
import { ListPaper } from '../papers/list-paper';
import { PaymentsPaper } from '../papers/payments-paper';
import { supportPapers, type SupportPaperId } from './request-papers';
import { requestTexts } from './request-texts';

type RequestPrintsProps = { readonly request: SupportRequest; readonly type: SupportType | undefined };

/** The papers of a request, each with an address of its own (`?in=`). */
export function RequestPrints({ request, type }: RequestPrintsProps) {
  const texts = useTexts(requestTexts);
  const { paper, close } = usePrintRequest();
  const [takenAt] = useState(() => new Date().toISOString());
  const offered = supportPapers.filter(({ isThere }) => isThere(request));
  const shown = offered.find(({ id }) => id === paper);

  return (
    <>
      <PrintMenu papers={offered.map(({ id }) => ({ id, label: texts(`paper.${id}`) }))} />
      {shown === undefined || type === undefined ? null : (
        <PrintPreview title={`${texts(`paper.${shown.id}`)} – ${request.ma}`} onClose={close}>
          {contents[shown.id]({ request, type, takenAt })}
        </PrintPreview>
      )}
    </>
  );
}

const contents: Readonly<Record<SupportPaperId, (props: SupportPaperProps) => ReactNode>> = {
  'giay-de-nghi': (props) => <ApplicationPapers {...props} />,
  'danh-sach': (props) => <ListPaper {...props} />,
  'phieu-tham-dinh': (props) => <AppraisalPaper {...props} />,
  'to-trinh': (props) => <ProposalPaper {...props} />,
  'quyet-dinh': (props) => <DecisionPapers {...props} />,
  'van-ban-tu-choi': (props) => <RefusalPaper {...props} />,
  'danh-sach-chi': ({ request, takenAt }) => <PaymentsPaper request={request} takenAt={takenAt} />,
};

import type { ReactNode } from 'react';

import type { SupportRequest } from '@/domain/support/support-request';
import { useTexts } from '@/views/app/localization-context';
import { PrintMenu } from '@/views/shared/print/print-actions';
import { PrintPreview } from '@/views/shared/print/print-preview';
import { usePrintRequest } from '@/views/shared/print/use-print-request';
import { useTakenAt } from '@/views/shared/print/use-taken-at';
import { PartView } from '@/views/shared/record/part-view';

import { ApplicationPapers, type SupportPaperProps } from '../papers/application-paper';
import { AppraisalPaper } from '../papers/appraisal-paper';
import { DecisionPapers, ProposalPaper, RefusalPaper } from '../papers/letter-papers';
import { ListPaper } from '../papers/list-paper';
import { PaymentsPaper } from '../papers/payments-paper';
import type { SupportTypes } from '../use-support-types';
import { supportPapers, type SupportPaperId } from './request-papers';
import { requestTexts } from './request-texts';

type RequestPrintsProps = { readonly request: SupportRequest; readonly types: SupportTypes };

/** The papers of a request, each with an address of its own (`?in=`); one that lacks its kind of support says so. */
export function RequestPrints({ request, types }: RequestPrintsProps) {
  const texts = useTexts(requestTexts);
  const { paper, close } = usePrintRequest();
  const takenAt = useTakenAt(request);
  const offered = supportPapers.filter(({ isThere }) => isThere(request));
  const shown = offered.find(({ id }) => id === paper);
  const type = types.find(request.loaiHoTroId);

  return (
    <>
      <PrintMenu papers={offered.map(({ id }) => ({ id, label: texts(`paper.${id}`) }))} />
      {shown === undefined ? null : (
        <PrintPreview title={`${texts(`paper.${shown.id}`)} – ${request.ma}`} onClose={close}>
          <PartView part={types.part}>
            {() => (type === undefined ? null : contents[shown.id]({ request, type, takenAt }))}
          </PartView>
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

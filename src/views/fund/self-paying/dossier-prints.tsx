import { certificatePolicy } from '@/domain/contributions/certificate-policy';
import type { SelfPayingDossier } from '@/domain/self-paying/self-paying-dossier';
import { useGranted } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import { PrintButtons } from '@/views/shared/print/print-actions';
import { PrintPreview } from '@/views/shared/print/print-preview';
import { usePrintRequest } from '@/views/shared/print/use-print-request';
import { useTakenAt } from '@/views/shared/print/use-taken-at';

import { certificatePaper, CertificatePreview } from '../contributions/certificate-preview';
import { ApprovalNotice } from './approval-notice';
import { dossierStepTexts } from './dossier-step-texts';

const noticePaper = 'thong-bao';

/** The papers that the Fund gives the worker: the notice once the dossier is approved, the certificate once it is paid. */
export function DossierPrints({ dossier }: { readonly dossier: SelfPayingDossier }) {
  const words = useTexts(dossierStepTexts);
  const canCertify = useGranted(certificatePolicy);
  const { paper, close } = usePrintRequest();
  const takenAt = useTakenAt(dossier);
  const offered = [
    { id: noticePaper, label: words('print.notice'), isThere: dossier.ngayPheDuyet !== null },
    { id: certificatePaper, label: words('print.certificate'), isThere: dossier.dongGopId !== null && canCertify },
  ].filter(({ isThere }) => isThere);
  const shown = offered.find(({ id }) => id === paper);

  return (
    <>
      <PrintButtons papers={offered} />
      {shown?.id === noticePaper ? (
        <PrintPreview title={`${shown.label} – ${dossier.hoTen}`} onClose={close}>
          <ApprovalNotice dossier={dossier} takenAt={takenAt} />
        </PrintPreview>
      ) : null}
      {shown?.id === certificatePaper && dossier.dongGopId !== null ? (
        <CertificatePreview contributionId={dossier.dongGopId} stamp={dossier.concurrencyStamp} onClose={close} />
      ) : null}
    </>
  );
}

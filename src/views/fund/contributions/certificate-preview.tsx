import { useSelector } from '@xstate/react';
import { useState } from 'react';

import type { Certificate } from '@/domain/contributions/contribution';
import type { RecordSnapshot } from '@/machines/record-machine';
import { useServices } from '@/views/app/services-context';
import { DelayedLoader } from '@/views/shared/delayed-loader';
import { ErrorAlert } from '@/views/shared/errors/error-alert';
import { PrintPreview } from '@/views/shared/print/print-preview';
import { useRecord } from '@/views/shared/record/use-record';

import { CertificatePage } from './certificate-page';
import { certificateWords } from './certificate-words';

/** Name of the paper in the address: `?in=giay-chung-nhan`. */
export const certificatePaper = 'giay-chung-nhan';

type CertificatePreviewProps = {
  readonly contributionId: string;
  /** Of the contribution as it stands; another one asks for the certificate anew. */
  readonly stamp: string;
  readonly onClose: () => void;
};

/** The valid certificate of a contribution, over the page. */
export function CertificatePreview({ stamp, onClose, ...props }: CertificatePreviewProps) {
  return (
    <PrintPreview title={certificateWords.title} onClose={onClose}>
      <LoadedCertificate key={stamp} {...props} />
    </PrintPreview>
  );
}

function LoadedCertificate({ contributionId }: Pick<CertificatePreviewProps, 'contributionId'>) {
  const { contributions } = useServices();
  const [takenAt] = useState(() => new Date().toISOString());
  const certificateRef = useRecord<Certificate>(contributionId, { get: contributions.certificate });
  const certificate = useSelector(certificateRef, ({ context }: RecordSnapshot<Certificate>) => context.record);
  const error = useSelector(certificateRef, ({ context }: RecordSnapshot<Certificate>) => context.error);
  if (error !== undefined) {
    return (
      <ErrorAlert
        error={error}
        onRetry={() => {
          certificateRef.send({ type: 'record.reload' });
        }}
      />
    );
  }
  return certificate === undefined ? (
    <DelayedLoader />
  ) : (
    <CertificatePage certificate={certificate} takenAt={takenAt} />
  );
}

import { useState } from 'react';

import { useServices } from '@/views/app/services-context';
import { PrintPreview } from '@/views/shared/print/print-preview';
import { PartView } from '@/views/shared/record/part-view';
import { usePart } from '@/views/shared/record/use-part';

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
  const certificate = usePart((signal) => contributions.certificate(contributionId, signal));
  return <PartView part={certificate}>{(shown) => <CertificatePage certificate={shown} takenAt={takenAt} />}</PartView>;
}

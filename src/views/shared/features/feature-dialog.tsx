import type { FeatureProvider } from '@/domain/features/feature';
import type { ModalRef } from '@/machines/dialogs/modal-machine';

import { Later } from '../loading/later';
import { loadedLater } from '../loading/loaded-later';
import { ModalDialog } from '../modal/modal-dialog';
import { usePreload } from '../loading/use-preload';

type FeatureDialogProps = {
  readonly modalRef: ModalRef;
  /** `undefined` while the dialog is closed; opened like that it says so (register F-01). */
  readonly provider: FeatureProvider | undefined;
  readonly title: string;
};

const content = loadedLater(() =>
  import('./feature-dialog-content').then(({ FeatureDialogContent }) => FeatureDialogContent),
);

/** The features of a tenant or of the host, to be changed; each opening loads them anew. */
export function FeatureDialog({ modalRef, provider, title }: FeatureDialogProps) {
  usePreload(content);
  return (
    <ModalDialog modalRef={modalRef} title={title} isTall isKept>
      <Later key={`${provider?.name ?? ''}:${provider?.key ?? ''}`} part={content} props={{ modalRef, provider }} />
    </ModalDialog>
  );
}

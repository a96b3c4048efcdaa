import { lazy } from 'react';

import type { FeatureProvider } from '@/domain/features/feature';
import type { ModalRef } from '@/machines/modal-machine';

import { LazyDialog } from '../tree-dialog/lazy-dialog';

type FeatureDialogProps = {
  readonly modalRef: ModalRef;
  /** `undefined` while the dialog is closed; opened like that it says so (register F-01). */
  readonly provider: FeatureProvider | undefined;
  readonly title: string;
};

const Content = lazy(() =>
  import('./feature-dialog-content').then((module) => ({ default: module.FeatureDialogContent })),
);

/** The features of a tenant or of the host, to be changed; each opening loads them anew. */
export function FeatureDialog({ modalRef, provider, title }: FeatureDialogProps) {
  return (
    <LazyDialog modalRef={modalRef} title={title}>
      <Content key={`${provider?.name ?? ''}:${provider?.key ?? ''}`} modalRef={modalRef} provider={provider} />
    </LazyDialog>
  );
}

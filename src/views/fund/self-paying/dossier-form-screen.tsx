import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useLocation, useParams } from 'wouter';

import { dayOf } from '@/domain/format/dates';
import { isMasked } from '@/domain/format/identities';
import { href } from '@/domain/navigation/routes';
import { editedFields } from '@/domain/records/edited-fields';
import type { SelfPayingDossier, SelfPayingInput } from '@/domain/self-paying/self-paying-dossier';
import { emptyDossier, normalizeDossier } from '@/domain/self-paying/self-paying-input';
import { selfPayingSchema } from '@/domain/self-paying/self-paying-schema';
import { formErrorsOf } from '@/domain/validation/schema-errors';
import { selfPayingWorkflow } from '@/machines/workflows/self-paying-workflow-machine';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { ofToday } from '@/views/shared/days/of-today';
import { FormHeading } from '@/views/shared/record/form-heading';
import { RecordFormView, type RecordFormDescription } from '@/views/shared/record/record-form-view';
import { useRecordForm } from '@/views/shared/record/use-record-form';
import { useReturn } from '@/views/shared/unsaved/use-return';
import { useWhyLocked } from '@/views/shared/workflow/use-why-locked';

import { ContractSection, PaymentSection } from './dossier-contract-sections';
import { ContactSection, PersonSection } from './dossier-person-sections';
import { dossierTexts } from './dossier-texts';
import { useDossierWords } from './use-dossier-words';

/** The form of a self-paying dossier: a new one, or a stored one when the address names it (domain dictionary §5.2). */
export function DossierFormScreen() {
  const { dossierId } = useParams<{ dossierId?: string }>();
  return <DossierForm key={dossierId ?? 'new'} dossierId={dossierId} />;
}

function DossierForm({ dossierId }: { readonly dossierId: string | undefined }) {
  const { selfPaying } = useServices();
  const texts = useTexts(dossierTexts);
  const [address] = useLocation();
  const returnTo = useReturn();
  const whyLocked = useWhyLocked(selfPayingWorkflow);
  const formRef = useRecordForm<SelfPayingInput, SelfPayingDossier>(dossierId, selfPaying, {
    inputOf: declarationOf,
    normalize: normalizeDossier,
  });
  const parent = dossierId === undefined ? href('selfPaying') : href('selfPayingDossier', { dossierId });
  const base = useSelector(formRef, ({ context }) => context.base);
  const declaredOn = base && dayOf(base.ngayGui);
  const words = useDossierWords(base?.tinhThanhMa ?? '', base?.donViId ?? null);
  const title = texts(dossierId === undefined ? 'dossier.create' : 'dossier.edit');

  const validate = useMemo(
    () =>
      ofToday((today) =>
        formErrorsOf(selfPayingSchema({ today, declaredOn: declaredOn ?? today, acceptsMasked: true })),
      ),
    [declaredOn],
  );
  const description = useMemo<RecordFormDescription<SelfPayingInput, SelfPayingDossier>>(
    () => ({
      blank: emptyDossier(),
      validate,
      fieldByCode: { 'QuyHoTro:02003': 'soCccd', 'QuyHoTro:01010': 'ngayXuatCanh' },
      words,
      label: texts('dossier.formTitle'),
      submitLabel: texts(dossierId === undefined ? 'dossier.create' : 'dossier.save'),
    }),
    [validate, words, texts, dossierId],
  );

  return (
    <RecordFormView<SelfPayingInput, SelfPayingDossier>
      formRef={formRef}
      name={address}
      backHref={parent}
      description={description}
      whyLocked={whyLocked}
      onSaved={({ id }) => {
        returnTo(href('selfPayingDossier', { dossierId: id }));
      }}
      onCancel={() => {
        returnTo(parent);
      }}
      heading={(dossier) => <FormHeading title={title} name={dossier?.ma} />}
    >
      {(dossier) => (
        <>
          <PersonSection hasMaskedNumbers={isMasked(`${dossier?.soCccd ?? ''}${dossier?.soHoChieu ?? ''}`)} />
          <ContactSection />
          <ContractSection />
          <PaymentSection isNew={dossier === undefined} />
        </>
      )}
    </RecordFormView>
  );
}

/** What of a stored dossier the form edits. */
function declarationOf(dossier: SelfPayingDossier): SelfPayingInput {
  return editedFields(emptyDossier(), dossier);
}

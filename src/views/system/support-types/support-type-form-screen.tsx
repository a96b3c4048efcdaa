import { Alert } from '@mui/material';
import { useMemo, useState } from 'react';
import { useLocation, useParams } from 'wouter';

import { href } from '@/domain/navigation/routes';
import type { SupportType, SupportTypeInput } from '@/domain/support-types/support-type';
import { emptySupportType, normalizeSupportType, supportTypeInputOf } from '@/domain/support-types/support-type-input';
import { supportTypeSchema } from '@/domain/support-types/support-type-schema';
import { formErrorsOf } from '@/domain/validation/schema-errors';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { FormHeading } from '@/views/shared/record/form-heading';
import { RecordFormView, type RecordFormDescription } from '@/views/shared/record/record-form-view';
import { usePart, type Part } from '@/views/shared/record/use-part';
import { useRecordForm } from '@/views/shared/record/use-record-form';
import { useReturn } from '@/views/shared/unsaved/use-return';

import { AmountsSection, ConditionsSection, GeneralSection } from './support-type-sections';
import { PapersSection, TiersSection } from './support-type-tables';
import { supportTypeTexts } from './support-type-texts';
import { useSupportTypeWords } from './use-support-type-words';

/** The form of a kind of support: a new one, or a stored one when the address names it. */
export function SupportTypeFormScreen() {
  const { typeId } = useParams<{ typeId?: string }>();
  return <SupportTypeForm key={typeId ?? 'new'} typeId={typeId} />;
}

function SupportTypeForm({ typeId }: { readonly typeId: string | undefined }) {
  const { supportTypes } = useServices();
  const texts = useTexts(supportTypeTexts);
  const [address] = useLocation();
  const returnTo = useReturn();
  const formRef = useRecordForm<SupportTypeInput, SupportType>(typeId, supportTypes, {
    inputOf: supportTypeInputOf,
    normalize: normalizeSupportType,
  });
  const otherTypes = useOtherTypes(typeId);
  const words = useSupportTypeWords();
  const [validate] = useState(() => formErrorsOf(supportTypeSchema()));
  const parent = typeId === undefined ? href('supportTypes') : href('supportType', { typeId });
  const title = texts(typeId === undefined ? 'type.create' : 'type.edit');

  const description = useMemo<RecordFormDescription<SupportTypeInput, SupportType>>(
    () => ({
      blank: emptySupportType(),
      validate,
      fieldByCode: {},
      words,
      label: texts('type.formTitle'),
      submitLabel: texts(typeId === undefined ? 'type.create' : 'type.save'),
    }),
    [validate, words, texts, typeId],
  );

  return (
    <RecordFormView<SupportTypeInput, SupportType>
      formRef={formRef}
      name={address}
      backHref={parent}
      description={description}
      onSaved={({ id }) => {
        returnTo(href('supportType', { typeId: id }));
      }}
      onCancel={() => {
        returnTo(parent);
      }}
      heading={(type) => (
        <>
          <FormHeading
            title={title}
            name={type?.ma}
            details={type === undefined ? undefined : `${type.ma} – ${type.ten}`}
          />
          {type?.daSuDung === true ? (
            <Alert severity="info" sx={{ mb: 3 }}>
              {texts('help.used')}
            </Alert>
          ) : null}
        </>
      )}
    >
      {(type) => {
        const isLocked = type?.daSuDung ?? false;
        return (
          <>
            <GeneralSection isLocked={isLocked} />
            <AmountsSection isLocked={isLocked} />
            <TiersSection />
            <PapersSection />
            <ConditionsSection isLocked={isLocked} otherTypes={otherTypes} />
          </>
        );
      }}
    </RecordFormView>
  );
}

/** The other kinds, those that are applied no more too: what was granted by them still counts. */
function useOtherTypes(ownId: string | undefined): Part<readonly SupportType[]> {
  const { supportTypes } = useServices();
  return usePart(async (signal) => {
    const types = await supportTypes.all(signal);
    return types.filter(({ id }) => id !== ownId);
  });
}

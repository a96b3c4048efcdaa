import { Alert } from '@mui/material';
import { useMemo, useState } from 'react';
import { useLocation, useParams } from 'wouter';

import { href } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import { emptyUnit, normalizeUnit, unitInputOf } from '@/domain/units/unit-input';
import { unitLocks } from '@/domain/units/unit-locks';
import { unitContactsSchema, unitSchema } from '@/domain/units/unit-schema';
import type { Unit, UnitInput } from '@/domain/units/unit';
import { formErrorsOf } from '@/domain/validation/schema-errors';
import { useGranted, useIsFund, useSessionUnit } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { ofToday } from '@/views/shared/days/of-today';
import { FormHeading } from '@/views/shared/record/form-heading';
import { RecordFormView, type RecordFormDescription } from '@/views/shared/record/record-form-view';
import { useRecordForm } from '@/views/shared/record/use-record-form';
import { useReturn } from '@/views/shared/unsaved/use-return';

import { useConflictProvinces } from '../use-commune-names';
import { AccountsSection, ContactPersonsSection } from './unit-lists-sections';
import { AddressSection, IdentitySection, LicenceSection, ManagementSection } from './unit-sections';
import { unitTexts } from './unit-texts';
import { useUnitWords } from './use-unit-words';

/** A unit's form: a new one, or a stored one when the address names it. */
export function UnitFormScreen() {
  const { unitId } = useParams<{ unitId?: string }>();
  return <UnitForm key={unitId ?? 'new'} unitId={unitId} />;
}

function UnitForm({ unitId }: { readonly unitId: string | undefined }) {
  const { units } = useServices();
  const texts = useTexts(unitTexts);
  const [address] = useLocation();
  const returnTo = useReturn();
  const formRef = useRecordForm<UnitInput, Unit>(unitId, units, { inputOf: unitInputOf, normalize: normalizeUnit });
  const parent = unitId === undefined ? href('units') : href('unit', { unitId });
  const words = useUnitWords(useConflictProvinces(formRef));
  const [validate] = useState(() => ofToday((today) => formErrorsOf(unitSchema({ today }))));
  const mayEditAll = useGranted(unitId === undefined ? policies.unitsCreate : policies.unitsEdit);
  const { id: ownUnitId } = useSessionUnit();
  const isFund = useIsFund();
  const locksOf = (unit: Unit | undefined) => (mayEditAll ? unitLocks(unit, { donViId: ownUnitId, isFund }) : noLocks);
  const title = texts(unitId === undefined ? 'unit.create' : 'unit.edit');

  const description = useMemo<RecordFormDescription<UnitInput, Unit>>(
    () => ({
      blank: emptyUnit(),
      validate: mayEditAll ? validate : validateContacts,
      fieldByCode: { 'QuyHoTro:07003': 'mst' },
      words,
      label: texts('unit.formTitle'),
      submitLabel: texts(unitId === undefined ? 'unit.create' : 'unit.save'),
    }),
    [mayEditAll, validate, words, texts, unitId],
  );

  return (
    <RecordFormView<UnitInput, Unit>
      formRef={formRef}
      name={address}
      backHref={parent}
      description={description}
      onSaved={({ id }) => {
        returnTo(href('unit', { unitId: id }));
      }}
      onCancel={() => {
        returnTo(parent);
      }}
      heading={(unit) => (
        <>
          <FormHeading
            title={title}
            name={unit?.ten}
            details={unit === undefined ? undefined : `${unit.ma} – ${unit.ten}`}
          />
          {mayEditAll ? null : (
            <Alert severity="info" sx={{ mb: 3 }}>
              {texts('help.contactsOnly')}
            </Alert>
          )}
        </>
      )}
    >
      {(unit) => (
        <>
          <IdentitySection isLocked={!mayEditAll} locks={locksOf(unit)} />
          <LicenceSection isLocked={!mayEditAll} />
          <AddressSection isLocked={!mayEditAll} />
          <ContactPersonsSection />
          <AccountsSection isLocked={!mayEditAll} />
          <ManagementSection isLocked={!mayEditAll} locks={locksOf(unit)} />
        </>
      )}
    </RecordFormView>
  );
}

/** For those who may change the contacts only: every other field is locked to them, and the page says so once. */
const noLocks = {};

const validateContacts = formErrorsOf(unitContactsSchema());

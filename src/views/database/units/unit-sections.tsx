import { useFormikContext } from 'formik';

import { licenceAuthorities, unitState, unitStates } from '@/domain/reference/unit-lists';
import { assignableUnitTypes, unitTypes } from '@/domain/reference/unit-types';
import { unitLockTexts, type UnitLock, type UnitLocks } from '@/domain/units/unit-locks';
import { licensedUnitTypeId } from '@/domain/units/unit-schema';
import type { UnitInput } from '@/domain/units/unit';
import { useTexts } from '@/views/app/localization-context';
import { AmountField } from '@/views/shared/form/amount-field';
import { DateField } from '@/views/shared/form/date-field';
import { FormSection } from '@/views/shared/form/form-section';
import { LookupField } from '@/views/shared/form/lookup-field';
import { SelectField } from '@/views/shared/form/select-field';
import { TextField } from '@/views/shared/form/text-field';
import { useChoices } from '@/views/shared/form/use-choices';
import { useLookup } from '@/views/shared/form/use-lookup';

import { unitTexts } from './unit-texts';

type SectionProps = {
  /** For a person who may change the contact persons only. */
  readonly isLocked: boolean;
};

const authorityChoices = licenceAuthorities.map((name) => ({ id: name, label: name }));

type PartlyLockedProps = SectionProps & {
  /** Fields that this unit keeps from this person, with the reason. */
  readonly locks: UnitLocks;
};

export function IdentitySection({ isLocked, locks }: PartlyLockedProps) {
  const texts = useTexts(unitTexts);
  const typeLock = useLock(locks.loaiDonViId);
  const types = useChoices(locks.loaiDonViId === 'lock.typeOfFund' ? unitTypes : assignableUnitTypes);
  return (
    <FormSection title={texts('unit.identity')}>
      <TextField name="ten" label={texts('unit.ten')} isRequired isLocked={isLocked} />
      <TextField name="tenGiaoDich" label={texts('unit.tenGiaoDich')} width="twoThirds" isLocked={isLocked} />
      <TextField name="tenVietTat" label={texts('unit.tenVietTat')} width="third" isLocked={isLocked} />
      <SelectField
        name="loaiDonViId"
        label={texts('unit.loaiDonViId')}
        choices={types}
        isRequired
        width="half"
        isLocked={isLocked || typeLock !== undefined}
        help={typeLock}
      />
      <TextField
        name="mst"
        label={texts('unit.mst')}
        isRequired
        width="half"
        isLocked={isLocked}
        help={texts('help.mst')}
      />
      <TextField name="nguoiDaiDien" label={texts('unit.nguoiDaiDien')} isRequired width="half" isLocked={isLocked} />
      <TextField name="chucVu" label={texts('unit.chucVu')} width="half" isLocked={isLocked} />
    </FormSection>
  );
}

export function LicenceSection({ isLocked }: SectionProps) {
  const texts = useTexts(unitTexts);
  const { values } = useFormikContext<UnitInput>();
  const needsLicence = values.loaiDonViId === licensedUnitTypeId;
  return (
    <FormSection title={texts('unit.licence')}>
      <TextField
        name="soGiayPhep"
        label={texts('unit.soGiayPhep')}
        isRequired={needsLicence}
        width="half"
        isLocked={isLocked}
        help={texts(needsLicence ? 'help.licence' : 'help.licenceNotNeeded')}
      />
      <DateField name="ngayCapGp" label={texts('unit.ngayCapGp')} width="half" isLocked={isLocked} />
      <SelectField
        name="coQuanCapGp"
        label={texts('unit.coQuanCapGp')}
        choices={authorityChoices}
        isLocked={isLocked}
      />
    </FormSection>
  );
}

export function AddressSection({ isLocked }: SectionProps) {
  const texts = useTexts(unitTexts);
  const { values, setFieldValue } = useFormikContext<UnitInput>();
  const provinces = useLookup('tinh-thanh');
  const communes = useLookup('xa-phuong', values.tinhThanhMa);
  return (
    <FormSection title={texts('unit.contact')}>
      <LookupField
        name="tinhThanhMa"
        label={texts('unit.tinhThanhMa')}
        lookup={provinces}
        isRequired
        width="half"
        isLocked={isLocked}
        onChosen={() => void setFieldValue('xaPhuongMa', '')}
      />
      <LookupField
        name="xaPhuongMa"
        label={texts('unit.xaPhuongMa')}
        lookup={communes}
        isRequired
        width="half"
        isLocked={isLocked || values.tinhThanhMa === ''}
        help={values.tinhThanhMa === '' ? texts('help.commune') : undefined}
      />
      <TextField name="diaChi" label={texts('unit.diaChi')} isRequired isLocked={isLocked} />
      <TextField
        name="dienThoai"
        label={texts('unit.dienThoai')}
        kind="tel"
        isRequired
        width="half"
        isLocked={isLocked}
      />
      <TextField name="email" label={texts('unit.email')} kind="email" isRequired width="half" isLocked={isLocked} />
      <TextField name="website" label={texts('unit.website')} kind="url" isLocked={isLocked} />
    </FormSection>
  );
}

export function ManagementSection({ isLocked, locks }: PartlyLockedProps) {
  const texts = useTexts(unitTexts);
  const { values } = useFormikContext<UnitInput>();
  const officers = useLookup('can-bo-quy');
  const states = useChoices(unitStates);
  const stateLock = useLock(locks.trangThai);
  const workerDebtLock = useLock(locks.duNoNld);
  const revenueDebtLock = useLock(locks.duNoDoanhThu);
  const debt = { unit: '₫', isRequired: true, width: 'half' } as const;
  return (
    <FormSection title={texts('unit.management')}>
      <LookupField
        name="canBoPhuTrachId"
        label={texts('unit.canBoPhuTrachId')}
        lookup={officers}
        isRequired
        width="half"
        isLocked={isLocked}
      />
      <SelectField
        name="trangThai"
        label={texts('unit.trangThai')}
        choices={states}
        isRequired
        width="half"
        isLocked={isLocked || stateLock !== undefined}
        help={stateLock ?? (values.trangThai === unitState.active ? undefined : texts('help.suspended'))}
      />
      <AmountField
        name="duNoNld"
        label={texts('unit.duNoNld')}
        {...debt}
        isLocked={isLocked || workerDebtLock !== undefined}
        help={workerDebtLock}
      />
      <AmountField
        name="duNoDoanhThu"
        label={texts('unit.duNoDoanhThu')}
        {...debt}
        isLocked={isLocked || revenueDebtLock !== undefined}
        help={revenueDebtLock}
      />
    </FormSection>
  );
}

/** Why a field is locked, in the language of the page. */
function useLock(lock: UnitLock | undefined): string | undefined {
  const texts = useTexts(unitLockTexts);
  return lock === undefined ? undefined : texts(lock);
}

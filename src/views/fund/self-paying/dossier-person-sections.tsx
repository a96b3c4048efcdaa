import { useFormikContext } from 'formik';

import { educationLevels, sexes } from '@/domain/reference/person-lists';
import type { SelfPayingInput } from '@/domain/self-paying/self-paying-dossier';
import { useTexts } from '@/views/app/localization-context';
import { CitizenIdFields } from '@/views/shared/form/citizen-id-fields';
import { DateField } from '@/views/shared/form/date-field';
import { FormSection } from '@/views/shared/form/form-section';
import { formTexts } from '@/views/shared/form/form-texts';
import { LookupField } from '@/views/shared/form/lookup-field';
import { PassportExpiryField } from '@/views/shared/form/passport-expiry-field';
import { RadioField } from '@/views/shared/form/radio-field';
import { SelectField } from '@/views/shared/form/select-field';
import { TextField } from '@/views/shared/form/text-field';
import { useChoices } from '@/views/shared/form/use-choices';
import { useLookup } from '@/views/shared/form/use-lookup';

import { dossierTexts } from './dossier-texts';

/** Who declares, in the order of the paper form. */
export function PersonSection({ hasMaskedNumbers }: { readonly hasMaskedNumbers: boolean }) {
  const texts = useTexts(dossierTexts);
  const form = useTexts(formTexts);
  const sexChoices = useChoices(sexes);

  return (
    <FormSection title={texts('dossier.person')}>
      <TextField name="hoTen" label={texts('dossier.hoTen')} isRequired />
      <DateField name="ngaySinh" label={texts('dossier.ngaySinh')} isRequired width="half" />
      <RadioField name="gioiTinh" label={texts('dossier.gioiTinh')} choices={sexChoices} isRequired width="half" />
      <CitizenIdFields isMasked={hasMaskedNumbers} />
      <DateField name="ngayCapCccd" label={texts('dossier.ngayCapCccd')} isRequired width="third" />
      <TextField name="noiCapCccd" label={texts('dossier.noiCapCccd')} width="twoThirds" />
      <TextField
        name="soHoChieu"
        label={texts('dossier.soHoChieu')}
        kind="code"
        isRequired
        width="half"
        isLocked={hasMaskedNumbers}
        help={hasMaskedNumbers ? form('form.masked') : texts('help.passport')}
      />
      <PassportExpiryField<SelfPayingInput> label={texts('dossier.ngayHetHanHc')} departureOf={departureOf} />
      <DateField name="ngayCapHc" label={texts('dossier.ngayCapHc')} isRequired width="third" />
      <TextField name="noiCapHc" label={texts('dossier.noiCapHc')} width="twoThirds" />
    </FormSection>
  );
}

function departureOf({ ngayXuatCanh }: SelfPayingInput): string {
  return ngayXuatCanh;
}

/** How and where the person is reached; a commune is chosen within its province. */
export function ContactSection() {
  const texts = useTexts(dossierTexts);
  const { values, setFieldValue } = useFormikContext<SelfPayingInput>();
  const provinces = useLookup('tinh-thanh');
  const communes = useLookup('xa-phuong', values.tinhThanhMa);
  const levels = useChoices(educationLevels);

  return (
    <FormSection title={texts('dossier.contact')}>
      <TextField name="dienThoai" label={texts('dossier.dienThoai')} kind="tel" isRequired width="half" />
      <TextField name="email" label={texts('dossier.email')} kind="email" width="half" />
      <LookupField
        name="tinhThanhMa"
        label={texts('dossier.tinhThanhMa')}
        lookup={provinces}
        isRequired
        width="half"
        onChosen={() => void setFieldValue('xaPhuongMa', '')}
      />
      <LookupField
        name="xaPhuongMa"
        label={texts('dossier.xaPhuongMa')}
        lookup={communes}
        isRequired
        width="half"
        isLocked={values.tinhThanhMa === ''}
        help={values.tinhThanhMa === '' ? texts('help.commune') : undefined}
      />
      <TextField name="diaChi" label={texts('dossier.diaChi')} />
      <SelectField name="trinhDo" label={texts('dossier.trinhDo')} choices={levels} />
      <TextField name="lienHeTen" label={texts('dossier.lienHeTen')} width="third" />
      <TextField name="lienHeQuanHe" label={texts('dossier.lienHeQuanHe')} width="third" />
      <TextField name="lienHeDienThoai" label={texts('dossier.lienHeDienThoai')} kind="tel" width="third" />
    </FormSection>
  );
}

import { useFormikContext } from 'formik';

import { educationLevels, sexes } from '@/domain/reference/person-lists';
import type { WorkerInput } from '@/domain/workers/worker';
import { lastDepartureOf } from '@/domain/workers/worker-schema';
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

import { workerTexts } from './worker-texts';

/** Who the worker is, in the order of the paper form. */
export function IdentitySection({ hasMaskedNumbers }: { readonly hasMaskedNumbers: boolean }) {
  const texts = useTexts(workerTexts);
  const form = useTexts(formTexts);
  const sexChoices = useChoices(sexes);

  return (
    <FormSection title={texts('worker.identity')}>
      <TextField name="hoTen" label={texts('worker.hoTen')} isRequired />
      <DateField name="ngaySinh" label={texts('worker.ngaySinh')} isRequired width="half" />
      <RadioField name="gioiTinh" label={texts('worker.gioiTinh')} choices={sexChoices} isRequired width="half" />
      <CitizenIdFields isMasked={hasMaskedNumbers} />
      <DateField name="ngayCapCccd" label={texts('worker.ngayCapCccd')} width="third" />
      <TextField name="noiCapCccd" label={texts('worker.noiCapCccd')} width="twoThirds" />
      <TextField
        name="soHoChieu"
        label={texts('worker.soHoChieu')}
        kind="code"
        width="half"
        isLocked={hasMaskedNumbers}
        help={hasMaskedNumbers ? form('form.masked') : texts('help.passport')}
      />
      <PassportExpiryField<WorkerInput> label={texts('worker.ngayHetHanHc')} departureOf={lastDepartureOf} />
      <DateField name="ngayCapHc" label={texts('worker.ngayCapHc')} width="third" />
      <TextField name="noiCapHc" label={texts('worker.noiCapHc')} width="twoThirds" />
    </FormSection>
  );
}

/** How and where the worker is reached, and who at home is; a commune is chosen within its province. */
export function ContactSection() {
  const texts = useTexts(workerTexts);
  const { values, setFieldValue } = useFormikContext<WorkerInput>();
  const provinces = useLookup('tinh-thanh');
  const communes = useLookup('xa-phuong', values.tinhThanhMa);

  return (
    <FormSection title={texts('worker.contact')}>
      <TextField name="dienThoai" label={texts('worker.dienThoai')} kind="tel" width="half" />
      <TextField name="email" label={texts('worker.email')} kind="email" width="half" />
      <LookupField
        name="tinhThanhMa"
        label={texts('worker.tinhThanhMa')}
        lookup={provinces}
        isRequired
        width="half"
        onChosen={() => void setFieldValue('xaPhuongMa', null)}
      />
      <LookupField
        name="xaPhuongMa"
        label={texts('worker.xaPhuongMa')}
        lookup={communes}
        width="half"
        isLocked={values.tinhThanhMa === ''}
        help={values.tinhThanhMa === '' ? texts('help.commune') : undefined}
      />
      <TextField name="diaChi" label={texts('worker.diaChi')} />
      <TextField name="lienHeTen" label={texts('worker.lienHeTen')} width="third" />
      <TextField name="lienHeQuanHe" label={texts('worker.lienHeQuanHe')} width="third" />
      <TextField name="lienHeDienThoai" label={texts('worker.lienHeDienThoai')} kind="tel" width="third" />
    </FormSection>
  );
}

/** What the worker has learnt. */
export function SkillsSection() {
  const texts = useTexts(workerTexts);
  const levels = useChoices(educationLevels);

  return (
    <FormSection title={texts('worker.skills')}>
      <SelectField name="trinhDo" label={texts('worker.trinhDo')} choices={levels} width="half" />
      <TextField name="ngoaiNgu" label={texts('worker.ngoaiNgu')} help={texts('help.ngoaiNgu')} width="half" />
      <TextField name="kyNangNghe" label={texts('worker.kyNangNghe')} />
      <TextField name="ghiChu" label={texts('worker.ghiChu')} lines={3} />
    </FormSection>
  );
}

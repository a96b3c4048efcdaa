import { Alert } from '@mui/material';
import { useFormikContext } from 'formik';

import { banks } from '@/domain/reference/banks';
import { currencies } from '@/domain/reference/contract-lists';
import { markets } from '@/domain/reference/markets';
import {
  dossierSources,
  isSentByUnit,
  paymentMethods,
  selfPayingForms,
  type SelfPayingInput,
} from '@/domain/self-paying/self-paying-dossier';
import { useTexts } from '@/views/app/localization-context';
import { AmountField } from '@/views/shared/form/amount-field';
import { DateField } from '@/views/shared/form/date-field';
import { FormSection } from '@/views/shared/form/form-section';
import { LookupField } from '@/views/shared/form/lookup-field';
import { SelectField } from '@/views/shared/form/select-field';
import { TextField } from '@/views/shared/form/text-field';
import { UnitField } from '@/views/shared/form/unit-field';
import { useChoices } from '@/views/shared/form/use-choices';
import { useLookup } from '@/views/shared/form/use-lookup';

import { AmountDue } from './amount-due';
import { dossierTexts } from './dossier-texts';

const currencyChoices = currencies.map(({ id }) => ({ id, label: id }));

/** How the person goes, through whom or with which registration, where and for how long. */
export function ContractSection() {
  const texts = useTexts(dossierTexts);
  const { values, setFieldValue } = useFormikContext<SelfPayingInput>();
  const forms = useChoices(selfPayingForms);
  const marketLookup = useLookup('thi-truong');
  const occupations = useLookup('nganh-nghe');
  const isSent = isSentByUnit(values);

  const takeCurrency = (marketId: string | null) => {
    const usual = markets.find(({ id }) => id === marketId)?.tienTe;
    if (values.tienTe === null && usual !== undefined) {
      void setFieldValue('tienTe', usual);
    }
  };

  return (
    <FormSection title={texts('dossier.contract')}>
      <SelectField name="hinhThuc" label={texts('dossier.hinhThuc')} choices={forms} isRequired />
      {isSent ? <UnitField name="donViId" label={texts('dossier.donViId')} isRequired /> : null}
      <LookupField
        name="thiTruongId"
        label={texts('dossier.thiTruongId')}
        lookup={marketLookup}
        isRequired
        width="half"
        onChosen={takeCurrency}
      />
      <LookupField
        name="nganhNgheId"
        label={texts('dossier.nganhNgheId')}
        lookup={occupations}
        isRequired
        width="half"
      />
      <TextField name="nsdld" label={texts('dossier.nsdld')} isRequired />
      <TextField name="diaChiLamViec" label={texts('dossier.diaChiLamViec')} />
      <TextField name="soXacNhan" label={texts('dossier.soXacNhan')} isRequired={!isSent} width="half" />
      <DateField name="ngayXacNhan" label={texts('dossier.ngayXacNhan')} isRequired={!isSent} width="half" />
      <TextField name="coQuanXacNhan" label={texts('dossier.coQuanXacNhan')} />
      <TextField name="soHopDong" label={texts('dossier.soHopDong')} width="half" />
      <DateField name="ngayKy" label={texts('dossier.ngayKy')} width="half" />
      <DateField name="tuNgay" label={texts('dossier.tuNgay')} isRequired width="half" />
      <DateField name="denNgay" label={texts('dossier.denNgay')} isRequired width="half" />
      <AmountField name="mucLuong" label={texts('dossier.mucLuong')} hasDecimals width="half" />
      <SelectField name="tienTe" label={texts('dossier.tienTe')} choices={currencyChoices} width="half" />
      <DateField
        name="ngayXuatCanh"
        label={texts('dossier.ngayXuatCanh')}
        help={texts(values.hinhThuc === '6b' ? 'help.departureBehind' : 'help.departureAhead')}
        isRequired
      />
    </FormSection>
  );
}

/** What is due and what the person says to have paid. */
export function PaymentSection({ isNew }: { readonly isNew: boolean }) {
  const texts = useTexts(dossierTexts);
  const sources = useChoices(dossierSources);

  return (
    <FormSection title={texts('dossier.contribution')}>
      <AmountDue />
      <PaymentFields />
      <SelectField name="nguon" label={texts('dossier.nguon')} choices={sources} isRequired />
      <TextField name="ghiChu" label={texts('dossier.ghiChu')} lines={2} />
      {isNew ? (
        <Alert severity="info" sx={{ gridColumn: '1 / -1' }}>
          {texts('help.papers')}
        </Alert>
      ) : null}
    </FormSection>
  );
}

/** How and when the money was paid; also asked for when a payment is noted. */
export function PaymentFields({ isRequired = false }: { readonly isRequired?: boolean }) {
  const texts = useTexts(dossierTexts);
  const methods = useChoices(paymentMethods);
  const bankChoices = useChoices(banks);

  return (
    <>
      <SelectField
        name="hinhThucNop"
        label={texts('dossier.hinhThucNop')}
        choices={methods}
        isRequired={isRequired}
        width="half"
      />
      <DateField name="ngayNop" label={texts('dossier.ngayNop')} isRequired={isRequired} width="half" />
      <TextField name="soGiaoDich" label={texts('dossier.soGiaoDich')} width="half" />
      <SelectField name="nganHangId" label={texts('dossier.nganHangId')} choices={bankChoices} width="half" />
    </>
  );
}

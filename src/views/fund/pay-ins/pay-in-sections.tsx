import { useFormikContext } from 'formik';

import { bankTransfer, cash, kindsFor, payInMethods, stateTreasury, type PayInInput } from '@/domain/pay-ins/pay-in';
import { isUnitRequired } from '@/domain/pay-ins/pay-in-input';
import { banks } from '@/domain/reference/banks';
import { useIsFund } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import { AmountField } from '@/views/shared/form/amount-field';
import { DateField } from '@/views/shared/form/date-field';
import { FormSection } from '@/views/shared/form/form-section';
import { LookupField } from '@/views/shared/form/lookup-field';
import { RadioField } from '@/views/shared/form/radio-field';
import { SelectField } from '@/views/shared/form/select-field';
import { TextField } from '@/views/shared/form/text-field';
import { UnitField } from '@/views/shared/form/unit-field';
import { useChoices } from '@/views/shared/form/use-choices';
import type { Lookup } from '@/views/shared/form/use-lookup';

import { payInTexts } from './pay-in-texts';

/** What is paid, by whom, how and when. */
export function PaymentSection() {
  const texts = useTexts(payInTexts);
  const isFund = useIsFund();
  const { values } = useFormikContext<PayInInput>();
  const kinds = useChoices(kindsFor(isFund));
  const methods = useChoices(payInMethods);
  return (
    <FormSection title={texts('payIn.payment')}>
      <SelectField name="loai" label={texts('payIn.loai')} choices={kinds} isRequired width="half" />
      {values.loai === 'tu-dong' ? null : (
        <UnitField
          name="donViId"
          label={texts('payIn.donViId')}
          isRequired={isUnitRequired(values)}
          isLocked={!isFund}
          width="half"
        />
      )}
      <RadioField
        name="hinhThuc"
        label={texts('payIn.hinhThuc')}
        choices={methods}
        isRequired
        help={helpOf(values, texts)}
      />
      <DateField name="ngayNop" label={texts('payIn.ngayNop')} isRequired width="half" />
      <AmountField name="soTien" label={texts('payIn.soTien')} unit="₫" hasWords isRequired width="half" />
      <TextField
        name="soChungTu"
        label={texts('payIn.soChungTu')}
        help={texts('help.soChungTu')}
        isRequired
        width="half"
      />
      <TextField name="nguoiNopTien" label={texts('payIn.nguoiNopTien')} isRequired width="half" />
      <TextField name="ghiChu" label={texts('payIn.ghiChu')} lines={2} />
    </FormSection>
  );
}

type TransferSectionProps = {
  readonly accounts: Lookup;
  /** A voucher without a number has no transfer content of its own yet. */
  readonly isNew: boolean;
};

/** From which account to which; there is nothing of it for cash. */
export function TransferSection({ accounts, isNew }: TransferSectionProps) {
  const texts = useTexts(payInTexts);
  const bankChoices = useChoices(banks);
  const { values } = useFormikContext<PayInInput>();
  return values.hinhThuc === cash ? null : (
    <FormSection title={texts('payIn.transfer')}>
      <LookupField name="taiKhoanNhanId" label={texts('payIn.taiKhoanNhanId')} lookup={accounts} isRequired />
      {values.hinhThuc === stateTreasury ? null : (
        <SelectField
          name="nganHangId"
          label={texts('payIn.nganHangId')}
          choices={bankChoices}
          isRequired
          width="half"
        />
      )}
      <TextField
        name="soTaiKhoanChuyen"
        label={texts('payIn.soTaiKhoanChuyen')}
        kind="code"
        help={texts('help.soTaiKhoanChuyen')}
        width="half"
      />
      <TextField name="noiDung" label={texts('payIn.noiDung')} help={isNew ? texts('help.noiDung') : undefined} />
    </FormSection>
  );
}

function helpOf({ hinhThuc }: PayInInput, texts: (key: 'help.cash' | 'help.proof') => string): string | undefined {
  if (hinhThuc === cash) {
    return texts('help.cash');
  }
  return hinhThuc === bankTransfer ? texts('help.proof') : undefined;
}

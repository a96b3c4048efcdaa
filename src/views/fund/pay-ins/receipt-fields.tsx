import { Alert } from '@mui/material';
import { useFormikContext } from 'formik';

import { formatMoney } from '@/domain/format/numbers';
import type { PayIn } from '@/domain/pay-ins/pay-in';
import type { Receipt } from '@/domain/pay-ins/receipt';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { AmountField } from '@/views/shared/form/amount-field';
import { CheckboxField } from '@/views/shared/form/checkbox-field';
import { DateField } from '@/views/shared/form/date-field';
import { RadioField } from '@/views/shared/form/radio-field';
import { TextField } from '@/views/shared/form/text-field';

import { payInTexts } from './pay-in-texts';

/** What came, and what is done with a difference where there is one. */
export function ReceiptFields({ record }: { readonly record: PayIn }) {
  const texts = useTexts(payInTexts);
  const { language } = useLocalizer();
  const { values } = useFormikContext<Receipt>();
  const difference = typeof values.soTienThucNhan === 'number' ? values.soTienThucNhan - record.soTien : 0;
  const handlings = [
    { id: 1, label: texts('handling.1') },
    ...(difference > 0 ? [{ id: 2, label: texts('handling.2') }] : []),
  ];
  return (
    <>
      <DateField name="ngayGhiCo" label={texts('payIn.ngayGhiCo')} isRequired width="half" />
      <AmountField
        name="soTienThucNhan"
        label={texts('payIn.soTienThucNhan')}
        unit="₫"
        hasWords
        isRequired
        width="half"
      />
      {difference === 0 ? null : (
        <>
          <Alert severity="warning" sx={{ gridColumn: '1 / -1' }}>
            {texts('receipt.difference', {
              amount: formatMoney(difference, language),
              declared: formatMoney(record.soTien, language),
            })}
          </Alert>
          <RadioField name="xuLyChenhLech" label={texts('payIn.xuLyChenhLech')} choices={handlings} isRequired />
          <TextField name="lyDoChenhLech" label={texts('payIn.lyDoChenhLech')} lines={2} isRequired />
        </>
      )}
      {record.loai === 'khac' ? null : <CheckboxField name="phanBoLai" label={texts('receipt.phanBoLai')} />}
    </>
  );
}

import { Alert, Typography } from '@mui/material';

import { formatDate } from '@/domain/format/dates';
import { formatMoney } from '@/domain/format/numbers';
import { conditionText } from '@/domain/support/support-condition-texts';
import type { SupportRequest } from '@/domain/support/support-request';
import { conditionsToWaive } from '@/domain/support/support-step-lines';
import { returnablePayments } from '@/domain/support/support-steps';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { CheckboxListField } from '@/views/shared/form/checkbox-list-field';
import { DateField } from '@/views/shared/form/date-field';
import { TextField } from '@/views/shared/form/text-field';

import { AmountLinesField } from './amount-lines-field';
import { stepTexts } from './step-texts';
import type { CaseName } from './use-case-name';

type StepFieldsProps = {
  readonly request: SupportRequest;
  readonly nameOf: CaseName;
};

/** Since when the dossier is complete, what is proposed, and why what is red is accepted all the same. */
export function AppraisalFields({ request, nameOf }: StepFieldsProps) {
  const texts = useTexts(stepTexts);
  const { language } = useLocalizer();
  const red = conditionsToWaive(request);
  const isSingle = request.truongHop.length === 1;
  return (
    <>
      <DateField name="ngayNhanDuHoSo" label={texts('field.ngayNhanDuHoSo')} isRequired width="half" />
      <AmountLinesField
        name="deXuat"
        title={texts('lines.tham-dinh')}
        known={texts('lines.asked')}
        asked={texts('lines.proposed')}
      />
      {red.length === 0 ? null : (
        <>
          <Alert severity="error" sx={{ gridColumn: '1 / -1' }}>
            <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{texts('field.toWaive')}</Typography>
            {red.map(({ entry, condition }) => (
              <Typography key={`${entry.id} ${condition.ma}`} variant="body2">
                {`${isSingle ? '' : `${nameOf(entry, request.truongHop.indexOf(entry))}: `}${conditionText(condition, language)}`}
              </Typography>
            ))}
          </Alert>
          <TextField
            name="mienDieuKien"
            label={texts('field.mienDieuKien')}
            help={texts('field.waiverHelp')}
            lines={3}
            isRequired
          />
        </>
      )}
    </>
  );
}

export function ApprovalFields() {
  const texts = useTexts(stepTexts);
  return (
    <>
      <TextField name="soQd" label={texts('field.soQd')} example="45/QĐ-QHTVLNN" isRequired width="half" />
      <DateField name="ngayQd" label={texts('field.ngayQd')} isRequired width="half" />
      <AmountLinesField
        name="duyet"
        title={texts('lines.phe-duyet')}
        known={texts('lines.proposed')}
        asked={texts('lines.approved')}
      />
    </>
  );
}

export function PayoutFields() {
  const texts = useTexts(stepTexts);
  return (
    <>
      <DateField name="ngayChi" label={texts('field.ngayChi')} isRequired width="half" />
      <TextField name="soUnc" label={texts('field.soUnc')} isRequired width="half" />
      <AmountLinesField
        name="chi"
        title={texts('lines.chi-tra')}
        known={texts('lines.left')}
        asked={texts('lines.pay')}
        help={texts('lines.partial')}
      />
    </>
  );
}

/** Which payments the bank sent back. */
export function PayoutReturnFields({ request, nameOf }: StepFieldsProps) {
  const texts = useTexts(stepTexts);
  const { language } = useLocalizer();
  const choices = returnablePayments(request).map(({ truongHopId, payment: { id, ngayChi, soUnc, soTien } }) => {
    const index = request.truongHop.findIndex((entry) => entry.id === truongHopId);
    const entry = request.truongHop[index];
    const name = entry === undefined ? '' : nameOf(entry, index);
    return { id, label: [name, formatMoney(soTien, language), soUnc, formatDate(ngayChi)].join(' · ') };
  });
  return <CheckboxListField name="lanChiIds" label={texts('field.lanChiIds')} choices={choices} />;
}

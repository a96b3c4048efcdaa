import { quarters } from '@/domain/quarter-reports/quarter';
import { useTexts } from '@/views/app/localization-context';
import { FormSection } from '@/views/shared/form/form-section';
import { NumberField } from '@/views/shared/form/number-field';
import { SelectField } from '@/views/shared/form/select-field';
import { TextField } from '@/views/shared/form/text-field';

import { quarterReportTexts } from './quarter-report-texts';

const quarterChoices = quarters.map((quy) => ({ id: quy, label: String(quy) }));

/** Kỳ quyết toán: quarter and year, which are fixed once the report is stored. */
export function PeriodSection({ isStored }: { readonly isStored: boolean }) {
  const texts = useTexts(quarterReportTexts);
  const help = isStored ? texts('head.fixed') : undefined;
  return (
    <FormSection title={texts('head.period')}>
      <SelectField
        name="quy"
        label={texts('head.quy')}
        choices={quarterChoices}
        isRequired
        width="third"
        isLocked={isStored}
        help={help}
      />
      <NumberField name="nam" label={texts('head.nam')} isRequired width="third" isLocked={isStored} />
    </FormSection>
  );
}

export function AuthorSection() {
  const texts = useTexts(quarterReportTexts);
  return (
    <FormSection title={texts('head.author')}>
      <TextField name="nguoiLap" label={texts('head.nguoiLap')} isRequired width="half" />
      <TextField name="dienThoaiLap" label={texts('head.dienThoaiLap')} kind="tel" isRequired width="half" />
      <TextField name="ghiChu" label={texts('head.ghiChu')} lines={3} />
    </FormSection>
  );
}

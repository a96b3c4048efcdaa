import { Box } from '@mui/material';

import { formatDate } from '@/domain/format/dates';
import { isMasked } from '@/domain/format/identities';
import { monthsBetween } from '@/domain/support/support-amounts';
import { asksForInjury } from '@/domain/support/support-detail-fields';
import { isForEnterprise, type CaseDraft } from '@/domain/support/support-draft';
import { otherReason, reasonsOf } from '@/domain/support/support-lists';
import type { SupportType } from '@/domain/support-types/support-type';
import { useTexts } from '@/views/app/localization-context';
import { DateField } from '@/views/shared/form/date-field';
import { formTexts } from '@/views/shared/form/form-texts';
import { LookupField } from '@/views/shared/form/lookup-field';
import { NumberField } from '@/views/shared/form/number-field';
import { SelectField } from '@/views/shared/form/select-field';
import { TextField } from '@/views/shared/form/text-field';
import { useChoices } from '@/views/shared/form/use-choices';
import { useLookup } from '@/views/shared/form/use-lookup';
import { FactList } from '@/views/shared/record/facts';

import { caseTexts } from './case-texts';

type FieldsProps = { readonly path: string; readonly entry: CaseDraft };

/** Who it is about: what the contract and the ledger say, and the passport as the dossier has it. */
export function WorkerFields({ path, entry: { nguoi, soHoChieu } }: FieldsProps) {
  const texts = useTexts(caseTexts);
  const form = useTexts(formTexts);
  const isHidden = isMasked(soHoChieu ?? '');
  return (
    <>
      {nguoi === null ? null : (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <FactList
            facts={[
              { label: texts('case.hoTen'), value: nguoi.hoTen },
              { label: texts('case.soCccd'), value: nguoi.soCccd },
              { label: texts('case.soGcn'), value: nguoi.soGcn },
              { label: texts('case.ngayDong'), value: nguoi.ngayDong === null ? '' : formatDate(nguoi.ngayDong) },
              { label: texts('case.donViTen'), value: nguoi.donViTen, isLong: true },
            ]}
          />
        </Box>
      )}
      <TextField
        name={`${path}.soHoChieu`}
        label={texts('case.soHoChieu')}
        isRequired
        isLocked={isHidden}
        help={isHidden ? form('form.masked') : undefined}
        width="third"
      />
      <DateField name={`${path}.ngayCapHc`} label={texts('case.ngayCapHc')} isRequired width="third" />
      <TextField name={`${path}.noiCapHc`} label={texts('case.noiCapHc')} isRequired width="third" />
    </>
  );
}

/** The contract, and how long the worker was abroad. */
export function WorkFields({ path, entry: { hdTu, hdDen, lvTu, lvDen } }: FieldsProps) {
  const texts = useTexts(caseTexts);
  const markets = useLookup('thi-truong');
  const months = (from: string | null, to: string | null) => {
    const count = monthsBetween(from, to);
    return count === null ? undefined : texts('case.months', { n: count });
  };
  return (
    <>
      <LookupField name={`${path}.nuocDen`} label={texts('case.nuocDen')} isRequired lookup={markets} />
      <DateField name={`${path}.hdTu`} label={texts('case.hdTu')} isRequired width="half" />
      <DateField
        name={`${path}.hdDen`}
        label={texts('case.hdDen')}
        isRequired
        help={months(hdTu, hdDen)}
        width="half"
      />
      <DateField name={`${path}.lvTu`} label={texts('case.lvTu')} isRequired width="half" />
      <DateField
        name={`${path}.lvDen`}
        label={texts('case.lvDen')}
        isRequired
        help={months(lvTu, lvDen)}
        width="half"
      />
    </>
  );
}

/** What happened, when and why support is asked for. */
export function EventFields({ path, entry, type }: FieldsProps & { readonly type: SupportType }) {
  const texts = useTexts(caseTexts);
  const reasons = useChoices(reasonsOf(type.ma));
  return (
    <>
      {isForEnterprise(type) ? null : (
        <DateField
          name={`${path}.ngaySuViec`}
          label={texts('case.ngaySuViec')}
          isRequired={!dayElsewhere.has(type.ma)}
          help={dayElsewhere.has(type.ma) ? texts('case.sameDay') : undefined}
          width="third"
        />
      )}
      <SelectField
        name={`${path}.lyDoHoTro`}
        label={texts('case.lyDoHoTro')}
        choices={reasons}
        isRequired
        width={isForEnterprise(type) ? 'full' : 'twoThirds'}
      />
      {entry.lyDoHoTro === otherReason ? (
        <TextField name={`${path}.lyDoKhac`} label={texts('case.lyDoKhac')} lines={2} isRequired />
      ) : null}
      {asksForInjury(type.ma) ? <NumberField name={`${path}.mucDo`} label={texts('case.mucDo')} width="half" /> : null}
    </>
  );
}

/** Kinds whose own fields have the day already. */
const dayElsewhere: ReadonlySet<string> = new Set(['HT07', 'HT08']);

import type { ComponentType, ReactNode } from 'react';

import type { CaseDraft } from '@/domain/support/support-draft';
import { detailFieldsOf } from '@/domain/support/support-detail-fields';
import { flightClasses, lossEvents, supportRelatives } from '@/domain/support/support-lists';
import type { SupportCaseDetails } from '@/domain/support/support-request';
import type { SupportType } from '@/domain/support-types/support-type';
import type { Translate } from '@/domain/localization/texts';
import { useTexts } from '@/views/app/localization-context';
import { AmountField } from '@/views/shared/form/amount-field';
import { CheckboxField } from '@/views/shared/form/checkbox-field';
import { DateField } from '@/views/shared/form/date-field';
import { LookupField } from '@/views/shared/form/lookup-field';
import { NumberField } from '@/views/shared/form/number-field';
import { SelectField } from '@/views/shared/form/select-field';
import { TextField } from '@/views/shared/form/text-field';
import { useChoices } from '@/views/shared/form/use-choices';
import { useLookup } from '@/views/shared/form/use-lookup';

import { caseTexts } from './case-texts';
import { EarlierCaseField } from './earlier-case-field';

type Field = keyof SupportCaseDetails;

type CaseDetailsProps = {
  readonly path: string;
  readonly entry: CaseDraft;
  readonly type: SupportType;
  /** Draws the heading around the fields. */
  readonly frame: ComponentType<{ readonly title: string; readonly children: ReactNode }>;
};

/** The fields that only this kind of support asks for. */
export function CaseDetails({ path, entry, type, frame: Frame }: CaseDetailsProps) {
  const texts = useTexts(caseTexts);
  const fields = detailFieldsOf(type.ma).filter((field) => field !== 'giaVePhoThong' || isHigherClass(entry));
  return fields.length === 0 ? null : (
    <Frame title={texts('case.details')}>
      {fields.map((field) => (
        <DetailField key={field} path={path} entry={entry} type={type} field={field} />
      ))}
    </Frame>
  );
}

type DetailFieldProps = Omit<CaseDetailsProps, 'frame'> & { readonly field: Field };

function DetailField({ path, entry, type, field }: DetailFieldProps) {
  const texts = useTexts(caseTexts);
  const relations = useChoices(supportRelatives);
  const events = useChoices(lossEvents);
  const classes = useChoices(flightClasses);
  const markets = useLookup('thi-truong');
  const name = `${path}.rieng.${field}`;
  const label = labelOf(field, type, texts);

  switch (field) {
    case 'soNguoi':
    case 'soThang':
      return <NumberField name={name} label={label} isRequired width="third" />;
    case 'giaTriHopDong':
    case 'giaVe':
    case 'chiPhi':
    case 'giaVePhoThong':
      return <AmountField name={name} label={label} unit="₫" isRequired width="half" />;
    case 'anPhi':
      return <AmountField name={name} label={label} unit="₫" width="half" />;
    case 'loaiSuKien':
      return <SelectField name={name} label={label} choices={events} isRequired width="third" />;
    case 'quanHe':
      return <SelectField name={name} label={label} choices={relations} isRequired width="half" />;
    case 'hangVe':
      return <SelectField name={name} label={label} choices={classes} isRequired width="half" />;
    case 'ngayChet':
      return <DateField name={name} label={label} isRequired width="twoThirds" />;
    case 'tuNgay':
    case 'denNgay':
    case 'ngayDi':
    case 'ngayVe':
      return <DateField name={name} label={label} isRequired width={field.startsWith('ngay') ? 'half' : 'third'} />;
    case 'nuocCongTac':
      return <LookupField name={name} label={label} lookup={markets} isRequired width="half" />;
    case 'soChungTu':
    case 'coSo':
    case 'nghe':
    case 'nhanVien':
    case 'soVanBan':
      return <TextField name={name} label={label} isRequired width="half" />;
    case 'khongHuongNganSach':
    case 'khongViPham':
      return <CheckboxField name={name} label={label} />;
    case 'truongHopTruocId':
      return <EarlierCaseField name={name} label={label} contractId={entry.hopDongId} type={type} />;
    case 'baoGia':
      return quoteLabels.map((quote, index) => (
        <AmountField key={quote} name={`${name}.${index}`} label={texts(quote)} unit="₫" isRequired width="third" />
      ));
  }
}

function labelOf(field: Field, type: SupportType, texts: Translate<typeof caseTexts.vi>): string {
  if (field === 'baoGia') {
    return '';
  }
  return field === 'chiPhi' && type.doiTuong !== 3 ? texts('case.lodging') : texts(`case.${field}`);
}

function isHigherClass({ rieng: { hangVe } }: CaseDraft): boolean {
  return hangVe !== null && hangVe !== flightClasses[0]?.id;
}

const quoteLabels = ['case.baoGia1', 'case.baoGia2', 'case.baoGia3'] as const;

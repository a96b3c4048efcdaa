import { useFormikContext } from 'formik';
import { useMemo } from 'react';

import type { SupportType, SupportTypeInput } from '@/domain/support-types/support-type';
import { figuresFor, figuresNeeded, type SupportFigure } from '@/domain/support-types/support-type-input';
import { beneficiaries, supportForms, supportLimits, supportMethods } from '@/domain/support-types/support-type-lists';
import { useTexts } from '@/views/app/localization-context';
import { ErrorAlert } from '@/views/shared/errors/error-alert';
import { AmountField } from '@/views/shared/form/amount-field';
import { CheckboxListField } from '@/views/shared/form/checkbox-list-field';
import { DateField } from '@/views/shared/form/date-field';
import { FormSection } from '@/views/shared/form/form-section';
import { NumberField } from '@/views/shared/form/number-field';
import type { Choice } from '@/views/shared/form/select-field';
import { SelectField } from '@/views/shared/form/select-field';
import { TextField } from '@/views/shared/form/text-field';
import { useChoices } from '@/views/shared/form/use-choices';
import type { Part } from '@/views/shared/record/use-part';

import { supportTypeTexts, type SupportTypeTextKey } from './support-type-texts';

type SectionProps = {
  /** For a kind that was used: what requests were counted by stays. */
  readonly isLocked: boolean;
};

export function GeneralSection({ isLocked }: SectionProps) {
  const texts = useTexts(supportTypeTexts);
  const recipients = useChoices(beneficiaries);
  return (
    <FormSection title={texts('type.general')}>
      <TextField
        name="ma"
        label={texts('type.ma')}
        help={texts('help.ma')}
        isRequired
        width="third"
        isLocked={isLocked}
      />
      <SelectField
        name="doiTuong"
        label={texts('type.doiTuong')}
        choices={recipients}
        isRequired
        width="twoThirds"
        isLocked={isLocked}
      />
      <TextField name="ten" label={texts('type.ten')} isRequired />
      <TextField name="canCu" label={texts('type.canCu')} isRequired />
      <DateField name="hieuLucTu" label={texts('type.hieuLucTu')} isRequired width="half" isLocked={isLocked} />
      <DateField name="hieuLucDen" label={texts('type.hieuLucDen')} width="half" />
      <TextField name="ghiChu" label={texts('type.ghiChu')} lines={2} />
    </FormSection>
  );
}

export function AmountsSection({ isLocked }: SectionProps) {
  const texts = useTexts(supportTypeTexts);
  const methods = useChoices(supportMethods);
  const { values } = useFormikContext<SupportTypeInput>();
  const { cachTinh } = values;
  const needed = figuresNeeded(cachTinh);
  return (
    <FormSection title={texts('type.amounts')}>
      <SelectField
        name="cachTinh"
        label={texts('type.cachTinh')}
        choices={methods}
        isRequired
        isLocked={isLocked}
        help={cachTinh === 4 ? texts('help.months') : undefined}
      />
      {figuresFor(cachTinh).map((figure) => (
        <FigureField
          key={figure}
          figure={figure}
          label={texts(cachTinh === 2 ? 'type.fixedAmount' : labels[figure])}
          isRequired={needed.includes(figure)}
          isLocked={isLocked}
        />
      ))}
    </FormSection>
  );
}

const labels = {
  mucToiThieu: 'type.mucToiThieu',
  mucToiDa: 'type.mucToiDa',
  mucToiDaNhom: 'type.mucToiDaNhom',
  tyLe: 'type.tyLe',
  donGia: 'type.donGia',
  soThangToiDa: 'type.soThangToiDa',
} as const satisfies Readonly<Record<SupportFigure, SupportTypeTextKey>>;

type FigureFieldProps = SectionProps & {
  readonly figure: SupportFigure;
  readonly label: string;
  readonly isRequired: boolean;
};

function FigureField({ figure, label, isRequired, isLocked }: FigureFieldProps) {
  const texts = useTexts(supportTypeTexts);
  const shared = {
    name: figure,
    label,
    isRequired,
    isLocked,
    width: 'half',
    help: isRequired ? undefined : texts('help.noCeiling'),
  } as const;
  switch (figure) {
    case 'soThangToiDa':
      return <NumberField {...shared} />;
    case 'tyLe':
      return <AmountField {...shared} unit="%" hasDecimals />;
    default:
      return <AmountField {...shared} unit="₫" />;
  }
}

type ConditionsSectionProps = SectionProps & {
  /** The kinds that there are, but for this one. */
  readonly otherTypes: Part<readonly SupportType[]>;
};

const noKinds: readonly SupportType[] = [];

export function ConditionsSection({ isLocked, otherTypes }: ConditionsSectionProps) {
  const texts = useTexts(supportTypeTexts);
  const limits = useChoices(supportLimits);
  const forms = useChoices(supportForms);
  const { content = noKinds, error, reload } = otherTypes;
  const kinds = useKindChoices(content);
  return (
    <FormSection title={texts('type.conditions')}>
      {error === undefined ? null : <ErrorAlert error={error} onRetry={reload} />}
      <SelectField
        name="gioiHanLan"
        label={texts('type.gioiHanLan')}
        choices={limits}
        isRequired
        width="half"
        isLocked={isLocked}
      />
      <NumberField name="soNgayXuLy" label={texts('type.soNgayXuLy')} help={texts('help.days')} width="half" />
      <SelectField
        name="loaiTamCap"
        label={texts('type.loaiTamCap')}
        choices={kinds}
        width="half"
        isLocked={isLocked}
      />
      <NumberField name="hanNopSauChuyenDi" label={texts('type.hanNopSauChuyenDi')} width="half" />
      <SelectField name="bieuMau" label={texts('type.bieuMau')} choices={forms} isRequired />
      <CheckboxListField name="loaiTruoc" label={texts('type.loaiTruoc')} choices={kinds} isLocked={isLocked} />
    </FormSection>
  );
}

/**
 * The kinds by their codes. One that this kind names and that is not among them stands there by its code alone: without
 * a box of its own it would go at the first tick of another, and nobody could take it out.
 */
function useKindChoices(types: readonly SupportType[]): readonly Choice<string>[] {
  const texts = useTexts(supportTypeTexts);
  const { initialValues, values } = useFormikContext<SupportTypeInput>();
  return useMemo(() => {
    const known = new Set(types.map(({ ma }) => ma));
    const named = [initialValues, values].flatMap(({ loaiTruoc, loaiTamCap }) => [...loaiTruoc, loaiTamCap ?? '']);
    const unknown = [...new Set(named)].filter((code) => code !== '' && !known.has(code));
    return [
      ...types.map(({ ma, ten, hoatDong }) => {
        const name = `${ma} – ${ten}`;
        return { id: ma, label: hoatDong ? name : texts('type.stopped', { name }) };
      }),
      ...unknown.map((code) => ({ id: code, label: code })),
    ];
  }, [types, initialValues, values, texts]);
}

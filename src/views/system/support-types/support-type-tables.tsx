import { useFormikContext } from 'formik';

import { newUuid } from '@/domain/text/uuid';
import type { SupportPaper, SupportTier, SupportTypeInput } from '@/domain/support-types/support-type';
import { emptyPaper, emptyTier, type BlankTier } from '@/domain/support-types/support-type-input';
import { paperKinds, tierCriteria } from '@/domain/support-types/support-type-lists';
import { useTexts } from '@/views/app/localization-context';
import { AmountField } from '@/views/shared/form/amount-field';
import { ArrayEditor } from '@/views/shared/form/array-editor';
import { CheckboxField } from '@/views/shared/form/checkbox-field';
import { FormSection } from '@/views/shared/form/form-section';
import { NumberField } from '@/views/shared/form/number-field';
import { SelectField } from '@/views/shared/form/select-field';
import { TextField } from '@/views/shared/form/text-field';
import { useChoices } from '@/views/shared/form/use-choices';

import { supportTypeTexts } from './support-type-texts';
import { useSupportTypeWords } from './use-support-type-words';

type TypedTier = SupportTier | BlankTier;

/** Bảng mức chi tiết: which part of the frame is for which case. */
export function TiersSection() {
  const texts = useTexts(supportTypeTexts);
  const words = useSupportTypeWords();
  const criteria = useChoices(tierCriteria);
  const { values } = useFormikContext<SupportTypeInput>();
  return values.cachTinh === 1 || values.bangMuc.length > 0 ? (
    <FormSection title={texts('type.bangMuc')} help={texts('help.tiers')}>
      <ArrayEditor<TypedTier>
        name="bangMuc"
        addLabel={texts('tier.add')}
        emptyText={texts('tier.none')}
        newRow={emptyTier}
        nameOf={(tier, index) => (isWhole(tier) ? words.criterionOf(tier) : texts('tier.row', { n: index + 1 }))}
      >
        {(path) => (
          <>
            <SelectField
              name={`${path}.tieuChi`}
              label={texts('tier.tieuChi')}
              choices={criteria}
              isRequired
              width="third"
            />
            <NumberField name={`${path}.tu`} label={texts('tier.tu')} isRequired width="third" />
            <NumberField name={`${path}.den`} label={texts('tier.den')} help={texts('help.den')} width="third" />
            <AmountField name={`${path}.soTienTu`} label={texts('tier.soTienTu')} unit="₫" isRequired width="half" />
            <AmountField name={`${path}.soTienDen`} label={texts('tier.soTienDen')} unit="₫" isRequired width="half" />
          </>
        )}
      </ArrayEditor>
    </FormSection>
  ) : null;
}

/** Thành phần hồ sơ: the papers beside the request itself. */
export function PapersSection() {
  const texts = useTexts(supportTypeTexts);
  const kinds = useChoices(paperKinds);
  return (
    <FormSection title={texts('type.thanhPhanHoSo')}>
      <ArrayEditor<SupportPaper>
        name="thanhPhanHoSo"
        addLabel={texts('paper.add')}
        emptyText={texts('paper.none')}
        newRow={() => emptyPaper(newUuid())}
        canFold
        nameOf={({ ten }, index) => ten || texts('paper.row', { n: index + 1 })}
      >
        {(path) => (
          <>
            <TextField name={`${path}.ten`} label={texts('paper.ten')} isRequired />
            <SelectField
              name={`${path}.hinhThuc`}
              label={texts('paper.hinhThuc')}
              choices={kinds}
              isRequired
              width="half"
            />
            <CheckboxField name={`${path}.batBuoc`} label={texts('paper.batBuoc')} width="half" />
          </>
        )}
      </ArrayEditor>
    </FormSection>
  );
}

/** True once a tier can be named: text that is no number stays in a field until it is corrected. */
function isWhole(tier: TypedTier): tier is SupportTier {
  return typeof tier.tu === 'number' && (tier.den === null || typeof tier.den === 'number');
}

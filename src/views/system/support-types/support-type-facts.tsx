import { forceStates, validityOn } from '@/domain/reference/force-states';
import type { SupportType, SupportTypeInput } from '@/domain/support-types/support-type';
import { figuresFor } from '@/domain/support-types/support-type-input';
import { supportTypeStates } from '@/domain/support-types/support-type-lists';
import { useTexts } from '@/views/app/localization-context';
import { Tag } from '@/views/shared/list/cells/tag';
import { useNames } from '@/views/shared/list/cells/use-names';
import { Facts } from '@/views/shared/record/facts';
import { useToday } from '@/views/shared/days/use-today';

import { forceTones } from '../force-tones';
import { supportTypeTexts } from './support-type-texts';
import { useSupportTypeWords } from './use-support-type-words';

type SupportTypeFactsProps = { readonly type: SupportType };

/** For whom, how much, how often. */
export function SupportTypeFacts({ type }: SupportTypeFactsProps) {
  const texts = useTexts(supportTypeTexts);
  const words = useSupportTypeWords();
  const fact = (field: keyof SupportTypeInput) => ({
    label: words.labelOf(field),
    value: words.textOf(field, type[field]),
  });
  return (
    <>
      <Facts
        title={texts('type.general')}
        facts={[
          fact('ma'),
          fact('doiTuong'),
          { ...fact('ten'), isLong: true },
          { ...fact('canCu'), isLong: true },
          fact('hieuLucTu'),
          {
            label: words.labelOf('hieuLucDen'),
            value: words.textOf('hieuLucDen', type.hieuLucDen) || texts('type.open'),
          },
          { ...fact('ghiChu'), isLong: true },
        ]}
      />
      <Facts
        title={texts('type.amounts')}
        facts={[
          fact('cachTinh'),
          ...(type.cachTinh === 4 ? [fact('mucToiDa')] : []),
          ...figuresFor(type.cachTinh).map((figure) => ({
            label: type.cachTinh === 2 ? texts('type.fixedAmount') : words.labelOf(figure),
            value: words.textOf(figure, type[figure]) || texts('type.noLimit'),
          })),
        ]}
      />
      <Facts
        title={texts('type.conditions')}
        facts={[
          { ...fact('gioiHanLan'), isLong: true },
          {
            label: words.labelOf('soNgayXuLy'),
            value: words.textOf('soNgayXuLy', type.soNgayXuLy) || texts('type.byDecision'),
            isLong: true,
          },
          ...(type.loaiTruoc.length === 0 ? [] : [{ ...fact('loaiTruoc'), isLong: true }]),
          ...(type.loaiTamCap === null ? [] : [{ ...fact('loaiTamCap'), isLong: true }]),
          ...(type.hanNopSauChuyenDi === null ? [] : [{ ...fact('hanNopSauChuyenDi'), isLong: true }]),
          { ...fact('bieuMau'), isLong: true },
        ]}
      />
    </>
  );
}

/** Whether it may be chosen, by its days and by the Fund, and whether it was. */
export function SupportTypeState({ type }: SupportTypeFactsProps) {
  const { hoatDong, daSuDung } = type;
  const validity = validityOn(type, useToday());
  const texts = useTexts(supportTypeTexts);
  const names = useNames(noLookups);
  return (
    <Facts
      title={texts('type.state')}
      facts={[
        {
          label: texts('type.hieuLuc'),
          value: <Tag text={names.in(forceStates, validity)} tone={forceTones[validity]} />,
        },
        {
          label: texts('type.hoatDong'),
          value: <Tag text={names.in(supportTypeStates, hoatDong ? 1 : 0)} tone={hoatDong ? 'success' : 'default'} />,
        },
        { label: texts('type.used'), value: texts(daSuDung ? 'word.yes' : 'word.no') },
      ]}
    />
  );
}

const noLookups = [] as const;

import { formatNumber, formatPaperMoney } from '@/domain/format/numbers';
import type { Unit } from '@/domain/units/unit';
import { useTexts } from '@/views/app/localization-context';
import { PaperSection, RecordPrint } from '@/views/shared/record-print/record-print';

import { unitGroups } from './unit-groups';
import { unitTexts } from './unit-texts';
import { useUnitWords } from './use-unit-words';

export type UnitPaperProps = {
  readonly unit: Unit;
  /** ISO moment. */
  readonly takenAt: string;
  readonly onClose: () => void;
};

/** Phiếu thông tin đơn vị: licence, contacts and accounts, and what the Fund keeps of it. */
export function UnitPaper({ unit, takenAt, onClose }: UnitPaperProps) {
  return (
    <RecordPrint
      title="Phiếu thông tin đơn vị"
      subtitle={`${unit.ma} – ${unit.ten}`}
      takenAt={takenAt}
      lookups={[
        ...([{ name: 'loai-don-vi' }, { name: 'tinh-thanh' }, { name: 'ngan-hang' }] as const),
        { name: 'xa-phuong', parentId: unit.tinhThanhMa },
      ]}
      onClose={onClose}
    >
      <Sections unit={unit} />
    </RecordPrint>
  );
}

function Sections({ unit }: Pick<UnitPaperProps, 'unit'>) {
  const texts = useTexts(unitTexts);
  const { labelOf, textOf } = useUnitWords(unit.tinhThanhMa);
  const factOf = (field: keyof Unit) => ({ label: labelOf(field), value: textOf(field, unit[field]) });
  return (
    <>
      {unitGroups.map(({ title, fields }) => (
        <PaperSection key={title} title={texts(title)} facts={fields.map(factOf)} />
      ))}
      <PaperSection
        title={texts('unit.management')}
        facts={[
          factOf('trangThai'),
          { label: labelOf('canBoPhuTrachId'), value: unit.canBoPhuTrachTen ?? '' },
          ...(['duNoNld', 'duNoDoanhThu'] as const).map((field) => ({
            label: labelOf(field),
            value: formatPaperMoney(unit[field]),
          })),
          { label: texts('unit.owed'), value: formatPaperMoney(unit.conNo) },
          { label: texts('unit.workersThisYear'), value: formatNumber(unit.soLaoDongNamNay) },
        ]}
      />
    </>
  );
}

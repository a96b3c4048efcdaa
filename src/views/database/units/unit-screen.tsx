import { useSelector } from '@xstate/react';
import { useParams } from 'wouter';

import { missingValue } from '@/domain/format/identities';
import { formatMoney, formatNumber } from '@/domain/format/numbers';
import { commonTexts } from '@/domain/localization/common-texts';
import { href } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import { unitState } from '@/domain/reference/unit-lists';
import type { Unit, UnitInput } from '@/domain/units/unit';
import { useGranted } from '@/views/app/auth-context';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { Later } from '@/views/shared/loading/later';
import { siblingsIn } from '@/views/shared/list/list-siblings';
import { Tag } from '@/views/shared/list/cells/tag';
import { loadedLater } from '@/views/shared/loading/loaded-later';
import { PrintButtons } from '@/views/shared/print/print-actions';
import { usePrintRequest } from '@/views/shared/print/use-print-request';
import { useTakenAt } from '@/views/shared/print/use-taken-at';
import type { FieldWords } from '@/views/shared/record/conflict-dialog';
import { Facts } from '@/views/shared/record/facts';
import { HistoryFacts } from '@/views/shared/record/history-facts';
import { RecordLayout } from '@/views/shared/record/record-layout';
import { RecordView } from '@/views/shared/record/record-view';
import { useRecord } from '@/views/shared/record/use-record';
import { recordPaper } from '@/views/shared/record-print/record-paper';

import { unitGroups } from './unit-groups';
import type { UnitPaperProps } from './unit-paper';
import { unitTexts } from './unit-texts';
import { unitsList } from './units-list';
import { useUnitWords } from './use-unit-words';

const siblings = siblingsIn(unitsList);

const unitPaper = loadedLater<UnitPaperProps>(() => import('../record-papers').then(({ UnitPaper }) => UnitPaper));

/** One unit with its licence, contacts, accounts and debts (domain dictionary §5.11). */
export function UnitScreen() {
  const { unitId } = useParams<{ unitId: string }>();
  return <ShownUnit key={unitId} unitId={unitId} />;
}

function ShownUnit({ unitId }: { readonly unitId: string }) {
  const { units } = useServices();
  const common = useTexts(commonTexts);
  const recordRef = useRecord<Unit>(unitId, units);
  const unit = useSelector(recordRef, ({ context }) => context.record);
  const print = usePrintRequest();
  const takenAt = useTakenAt(unit);
  const words = useUnitWords(unit?.tinhThanhMa ?? '');
  const canEdit = useGranted(`${policies.unitsEdit} || ${policies.unitsEditContacts}`);
  const canRemove = useGranted(policies.unitsDelete);

  return (
    <>
      <RecordView<Unit>
        recordRef={recordRef}
        backHref={href('units')}
        nameOf={({ ten }) => ten}
        subtitleOf={({ ma }) => ma}
        editHref={canEdit ? href('unitEdit', { unitId }) : undefined}
        canRemove={canRemove}
        siblings={siblings}
        prints={<PrintButtons papers={[{ id: recordPaper, label: common('action.print') }]} />}
      >
        {(shown) => (
          <RecordLayout
            main={<UnitFacts unit={shown} words={words} />}
            side={
              <>
                <ManagementFacts unit={shown} words={words} />
                <HistoryFacts record={shown} />
              </>
            }
          />
        )}
      </RecordView>
      {print.paper === recordPaper && unit !== undefined ? (
        <Later part={unitPaper} props={{ unit, takenAt, onClose: print.close }} />
      ) : null}
    </>
  );
}

type UnitFactsProps = { readonly unit: Unit; readonly words: FieldWords };

const longFields: readonly (keyof UnitInput)[] = [
  'ten',
  'tenGiaoDich',
  'coQuanCapGp',
  'diaChi',
  'lienHe',
  'taiKhoan',
  'website',
];

function UnitFacts({ unit, words }: UnitFactsProps) {
  const texts = useTexts(unitTexts);
  return unitGroups.map(({ title, fields }) => (
    <Facts
      key={title}
      title={texts(title)}
      facts={fields.map((field) => ({
        label: words.labelOf(field),
        value: words.textOf(field, unit[field]),
        isLong: longFields.includes(field),
      }))}
    />
  ));
}

function ManagementFacts({ unit, words }: UnitFactsProps) {
  const texts = useTexts(unitTexts);
  const { language } = useLocalizer();
  const isActive = unit.trangThai === unitState.active;
  return (
    <Facts
      title={texts('unit.management')}
      facts={[
        {
          label: words.labelOf('trangThai'),
          value: <Tag text={words.textOf('trangThai', unit.trangThai)} tone={isActive ? 'success' : 'warning'} />,
        },
        { label: words.labelOf('canBoPhuTrachId'), value: unit.canBoPhuTrachTen ?? missingValue },
        { label: words.labelOf('duNoNld'), value: words.textOf('duNoNld', unit.duNoNld) },
        { label: words.labelOf('duNoDoanhThu'), value: words.textOf('duNoDoanhThu', unit.duNoDoanhThu) },
        { label: texts('unit.owed'), value: formatMoney(unit.conNo, language) },
        { label: texts('unit.workersThisYear'), value: formatNumber(unit.soLaoDongNamNay, language) },
      ]}
    />
  );
}

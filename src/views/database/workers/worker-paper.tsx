import { formatPaperMoney } from '@/domain/format/numbers';
import type { Contract, Worker } from '@/domain/workers/worker';
import { newestFirst } from '@/domain/workers/newest-first';
import { useTexts } from '@/views/app/localization-context';
import { PaperSection, RecordPrint } from '@/views/shared/record-print/record-print';

import { useWorkerWords } from './use-worker-words';
import { workerGroups } from './worker-groups';
import { workerTexts } from './worker-texts';

export type WorkerPaperProps = {
  readonly worker: Worker;
  /** ISO moment. */
  readonly takenAt: string;
  readonly onClose: () => void;
};

/** Phiếu thông tin người lao động: who it is, and each contract with what was contributed for it. */
export function WorkerPaper({ worker, takenAt, onClose }: WorkerPaperProps) {
  return (
    <RecordPrint
      title="Phiếu thông tin người lao động"
      subtitle={worker.hoTen}
      takenAt={takenAt}
      lookups={[
        ...([{ name: 'thi-truong' }, { name: 'nganh-nghe' }, { name: 'tinh-thanh' }] as const),
        { name: 'xa-phuong', parentId: worker.tinhThanhMa },
      ]}
      onClose={onClose}
    >
      <Sections worker={worker} />
    </RecordPrint>
  );
}

const contractFields = [
  ...([
    'thiTruongId',
    'donViId',
    'hinhThucDi',
    'nganhNgheId',
    'nsdld',
    'diaChiLamViec',
    'soHopDong',
    'ngayKy',
  ] as const),
  ...(['tuNgay', 'denNgay', 'mucLuong', 'tienDichVu', 'ngayXuatCanh', 'ngayVeNuoc', 'lyDoVeNuoc'] as const),
  ...(['tinhTrang', 'dongQuy', 'soGcn', 'ngayDong'] as const),
] satisfies readonly (keyof Contract)[];

function Sections({ worker }: Pick<WorkerPaperProps, 'worker'>) {
  const texts = useTexts(workerTexts);
  const { labelOf, textOf, contractText } = useWorkerWords(worker.tinhThanhMa);
  const paperText = (field: keyof Contract, contract: Contract) =>
    field === 'tienDichVu' && contract.tienDichVu !== null
      ? formatPaperMoney(contract.tienDichVu)
      : contractText(field, contract);
  return (
    <>
      {workerGroups(worker).map(({ title, fields }) => (
        <PaperSection
          key={title}
          title={texts(title)}
          facts={fields.map((field) => ({ label: labelOf(field), value: textOf(field, worker[field]) }))}
        />
      ))}
      {newestFirst(worker.hopDong).map((contract, index) => (
        <PaperSection
          key={contract.id ?? index}
          title={`${texts('worker.contracts')} ${index + 1}`}
          // A contract that is new has few of them.
          facts={contractFields
            .map((field) => ({ label: texts(`contract.${field}`), value: paperText(field, contract) }))
            .filter(({ value }) => value !== '')}
        />
      ))}
    </>
  );
}

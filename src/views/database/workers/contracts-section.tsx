import { provincialUnitTypeId } from '@/domain/constants';
import { departureForms } from '@/domain/reference/contract-lists';
import { emptyContract, needsSendingUnit } from '@/domain/workers/contract-schema';
import type { Contract } from '@/domain/workers/worker';
import { useIsFund, useSessionUnit } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import { ArrayEditor } from '@/views/shared/form/array-editor';
import { FormSection } from '@/views/shared/form/form-section';
import { useUnit } from '@/views/shared/person/use-unit';

import { ContractFields } from './contract-fields';
import type { WorkerWords } from './use-worker-words';
import { workerTexts } from './worker-texts';

/** The worker's contracts; one that has a contribution certificate stays, and an authority only reads those of units. */
export function ContractsSection({ words }: { readonly words: WorkerWords }) {
  const texts = useTexts(workerTexts);
  const own = useOwnUnit();
  const isProvincial = useSessionUnit().typeId === provincialUnitTypeId;
  const isOfUnit = (contract: Contract) => isProvincial && needsSendingUnit(contract);

  const certifiedBecause = ({ soGcn }: Contract) =>
    soGcn ? texts('contract.certified', { number: soGcn }) : undefined;

  return (
    <FormSection title={texts('worker.contracts')}>
      <ArrayEditor<Contract>
        name="hopDong"
        addLabel={texts('contract.add')}
        emptyText={texts('contract.none')}
        newRow={() => ({ ...emptyContract(), ...(isProvincial ? directContract : own) })}
        nameOf={words.contractName}
        canFold
        keptBecause={(contract) => (isOfUnit(contract) ? texts('contract.ofUnit') : certifiedBecause(contract))}
      >
        {(path, contract) => (
          <ContractFields
            path={path}
            contract={contract}
            isLocked={isOfUnit(contract)}
            keptBecause={certifiedBecause(contract)}
            forms={isProvincial && !isOfUnit(contract) ? directForms : departureForms}
          />
        )}
      </ArrayEditor>
    </FormSection>
  );
}

/** A unit's own staff enters its own contracts: the sending unit is known then. */
function useOwnUnit(): Partial<Contract> {
  const isFund = useIsFund();
  const { id: unitId, typeId: unitTypeId } = useSessionUnit();
  const isSender = !isFund && unitTypeId !== undefined && senderTypes.includes(unitTypeId);
  const unit = useUnit(isSender ? unitId : undefined);
  return isSender && unitId !== undefined ? { donViId: unitId, donViTen: unit?.ten ?? null } : {};
}

/** What a provincial authority enters (domain dictionary §3.1). */
const directContract: Partial<Contract> = { hinhThucDi: '6a' };
const directForms = departureForms.filter(({ id }) => !needsSendingUnit({ hinhThucDi: id }));

/** Unit types whose staff sees its own workers only (domain dictionary §3.2, DS4). */
const senderTypes: readonly number[] = [2, 4, 5, 6, 7];

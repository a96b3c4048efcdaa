import { useMemo } from 'react';

import { formatDate } from '@/domain/format/dates';
import { formatMoney } from '@/domain/format/numbers';
import type { SupportType } from '@/domain/support-types/support-type';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { LookupField } from '@/views/shared/form/lookup-field';
import { SelectField } from '@/views/shared/form/select-field';
import type { Lookup } from '@/views/shared/form/use-lookup';
import { usePart } from '@/views/shared/record/use-part';

import { caseTexts } from './case-texts';

type EarlierCaseFieldProps = {
  readonly name: string;
  readonly label: string;
  /** `null` while no worker is chosen. */
  readonly contractId: string | null;
  readonly type: SupportType;
};

/** Which granted support this one follows: training only follows an early return by the same contract (Decision 40/2021 Art.9, 15). */
export function EarlierCaseField({ contractId, ...props }: EarlierCaseFieldProps) {
  return contractId === null ? (
    <SelectField name={props.name} label={props.label} choices={[]} isRequired isLocked />
  ) : (
    <LoadedField key={contractId} contractId={contractId} {...props} />
  );
}

function LoadedField({ contractId, name, label, type }: EarlierCaseFieldProps & { readonly contractId: string }) {
  const { supportRequests } = useServices();
  const texts = useTexts(caseTexts);
  const { language } = useLocalizer();
  const applicant = usePart(async (signal) => (await supportRequests.applicantOf(contractId, signal)) ?? null);
  const lookup = useMemo<Lookup>(() => {
    const choices = (applicant.content?.daHoTro ?? [])
      .filter(({ loaiHoTroId, cungDongGop }) => cungDongGop && type.loaiTruoc.includes(loaiHoTroId))
      .map(({ truongHopId, loaiHoTroId, soQd, ngayQd, tienDuyet }) => ({
        id: truongHopId,
        label: [loaiHoTroId, soQd, ngayQd === null ? null : formatDate(ngayQd), formatMoney(tienDuyet, language)]
          .filter(Boolean)
          .join(' · '),
      }));
    const { error, status, reload } = applicant;
    const labels = new Map(choices.map(({ id, label: shown }) => [id, shown]));
    const nameOf = (id: string | null) => labels.get(id ?? '') ?? (status === 'waiting' ? '' : (id ?? ''));
    return { choices, error, status, nameOf, retry: reload };
  }, [applicant, type, language]);
  const isNone = lookup.status === 'ready' && lookup.choices.length === 0;
  return (
    <LookupField
      name={name}
      label={label}
      lookup={lookup}
      help={isNone ? texts('case.noEarlier') : undefined}
      isRequired
    />
  );
}

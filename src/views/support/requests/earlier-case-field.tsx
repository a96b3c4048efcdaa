import { useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { formatDate } from '@/domain/format/dates';
import { formatMoney } from '@/domain/format/numbers';
import type { SupportApplicant } from '@/domain/support/support-request';
import type { SupportType } from '@/domain/support-types/support-type';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { SelectField } from '@/views/shared/form/select-field';
import { useRecord } from '@/views/shared/record/use-record';

import { caseTexts } from './case-texts';

type EarlierCaseFieldProps = {
  readonly name: string;
  readonly label: string;
  /** `null` while no worker is chosen. */
  readonly contractId: string | null;
  readonly type: SupportType;
};

/** Which granted support this one follows: training only follows an early return (Decision 40/2021 Art.15). */
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
  const applicantRef = useRecord<SupportApplicant | undefined>(contractId, { get: supportRequests.applicantOf });
  const applicant = useSelector(applicantRef, ({ context }) => context.record);
  const isBusy = useSelector(applicantRef, (snapshot) => snapshot.hasTag('busy'));
  const choices = useMemo(
    () =>
      (applicant?.daHoTro ?? [])
        .filter(({ loaiHoTroId }) => type.loaiTruoc.includes(loaiHoTroId))
        .map(({ truongHopId, loaiHoTroId, soQd, ngayQd, tienDuyet }) => ({
          id: truongHopId,
          label: [loaiHoTroId, soQd, ngayQd === null ? null : formatDate(ngayQd), formatMoney(tienDuyet, language)]
            .filter(Boolean)
            .join(' · '),
        })),
    [applicant, type, language],
  );
  return (
    <SelectField
      name={name}
      label={label}
      choices={choices}
      help={!isBusy && choices.length === 0 ? texts('case.noEarlier') : undefined}
      isRequired
    />
  );
}

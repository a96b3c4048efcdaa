import { Box } from '@mui/material';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

import type { PayableDebt, PayInInput, PayInKind } from '@/domain/pay-ins/pay-in';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { DelayedLoader } from '@/views/shared/loading/delayed-loader';
import { FormSection } from '@/views/shared/form/form-section';
import { PartView } from '@/views/shared/record/part-view';
import { usePart } from '@/views/shared/record/use-part';

import { AllocationHint } from './allocation-hint';
import { AllocationTable } from './allocation-table';
import { FoundDebts } from './found-debts';
import { payInTexts } from './pay-in-texts';

/** Phân bổ: which reports and dossiers the money pays, and what stays as credit. */
export function AllocationSection() {
  const texts = useTexts(payInTexts);
  const { values, setFieldValue } = useFormikContext<PayInInput>();
  const { loai, donViId, phanBo } = values;
  const payer = `${loai} ${donViId ?? ''}`;
  const last = useRef({ payer, phanBo });

  useEffect(() => {
    const { payer: lastPayer, phanBo: lastGiven } = last.current;
    last.current = { payer, phanBo };
    // Payer and money that change together are a draft or a stored voucher, which the form begins anew from.
    if (lastPayer !== payer && lastGiven === phanBo) {
      void setFieldValue('phanBo', []);
    }
  }, [payer, phanBo, setFieldValue]);

  return (
    <FormSection title={texts('payIn.allocation')} help={texts('allocation.help')}>
      <AllocationBody key={payer} loai={loai} donViId={donViId} />
    </FormSection>
  );
}

type AllocationBodyProps = { readonly loai: PayInKind; readonly donViId: string | null };

function AllocationBody({ loai, donViId }: AllocationBodyProps) {
  const texts = useTexts(payInTexts);
  switch (loai) {
    case 'khac':
      return <AllocationHint text={texts('allocation.other')} />;
    case 'tu-dong':
      return <FoundDebts />;
    case 'bao-cao-quy':
    case 'bao-cao-doanh-thu':
      return (donViId ?? '') === '' ? (
        <AllocationHint text={texts('allocation.noUnit')} />
      ) : (
        <DebtsOfUnit loai={loai} donViId={donViId} />
      );
  }
}

function DebtsOfUnit({ loai, donViId }: AllocationBodyProps) {
  const texts = useTexts(payInTexts);
  const { payIns } = useServices();
  const debts = usePart<readonly PayableDebt[]>((signal) => payIns.debts({ loai, donViId }, signal));
  const waiting = (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <DelayedLoader label={texts('allocation.loading')} />
    </Box>
  );
  return (
    <PartView part={debts} waiting={waiting}>
      {(payable) => <AllocationTable debts={payable} none={texts('allocation.none')} />}
    </PartView>
  );
}

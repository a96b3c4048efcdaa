import { DialogContent, List, ListItemButton, ListItemText, TextField, Typography } from '@mui/material';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';

import { searchDebounceMs } from '@/domain/constants';
import { formatDate } from '@/domain/format/dates';
import { formatMoney } from '@/domain/format/numbers';
import type { PayIn } from '@/domain/pay-ins/pay-in';
import type { StatementLine, WaitingPayIn } from '@/domain/pay-ins/statement';
import type { ModalRef } from '@/machines/modal-machine';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { DelayedLoader } from '@/views/shared/delayed-loader';
import { ErrorAlert } from '@/views/shared/errors/error-alert';
import { ModalActions } from '@/views/shared/modal/modal-actions';
import { useRecord } from '@/views/shared/record/use-record';

import { statementTexts } from './statement-texts';

type VoucherChoiceProps = {
  readonly modalRef: ModalRef;
  readonly line: StatementLine;
  readonly onChoose: (voucher: WaitingPayIn) => void;
};

/** Most vouchers that are offered at a time; the search narrows them down. */
const mostOffered = 20;
const waitingStatus = '2';

/** The voucher of a row, chosen by a person among those that wait for their money. */
export function VoucherChoice({ modalRef, line, onChoose }: VoucherChoiceProps) {
  const texts = useTexts(statementTexts);
  const { language } = useLocalizer();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  return (
    <>
      <DialogContent>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {texts('statement.chooseHelp', { amount: formatMoney(line.soTien, language), content: line.noiDung })}
        </Typography>
        <TextField
          fullWidth
          size="small"
          type="search"
          label={texts('statement.search')}
          helperText={texts('statement.searchHint')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
          }}
        />
        <Vouchers key={search} search={search} onChoose={onChoose} />
      </DialogContent>
      <ModalActions modalRef={modalRef} isBusy={false} />
    </>
  );
}

type VouchersProps = { readonly search: string; readonly onChoose: (voucher: WaitingPayIn) => void };

function Vouchers({ search, onChoose }: VouchersProps) {
  const texts = useTexts(statementTexts);
  const { language } = useLocalizer();
  const { payIns } = useServices();
  const foundRef = useRecord<readonly PayIn[]>(search, {
    get: async (filter, signal) => {
      const filters = { trangThai: waitingStatus };
      const query = { page: 0, pageSize: mostOffered, sort: undefined, search: filter, filters, columns: undefined };
      return (await payIns.list(query, signal)).items;
    },
  });
  const found = useSelector(foundRef, ({ context }) => context.record);
  const error = useSelector(foundRef, ({ context }) => context.error);
  if (error !== undefined) {
    return (
      <ErrorAlert
        error={error}
        onRetry={() => {
          foundRef.send({ type: 'record.reload' });
        }}
      />
    );
  }
  if (found === undefined) {
    return <DelayedLoader />;
  }
  return found.length === 0 ? (
    <Typography color="textSecondary" sx={{ mt: 2 }}>
      {texts('statement.noVoucher')}
    </Typography>
  ) : (
    <List dense>
      {found.map((voucher) => (
        <ListItemButton
          key={voucher.id}
          onClick={() => {
            onChoose(voucher);
          }}
        >
          <ListItemText
            primary={`${voucher.ma} – ${formatMoney(voucher.soTien, language)}`}
            secondary={`${voucher.nguoiNop} · ${formatDate(voucher.ngayNop)}`}
          />
        </ListItemButton>
      ))}
    </List>
  );
}

/** A text once it has not changed for a while. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(text);
    }, searchDebounceMs);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return settled;
}

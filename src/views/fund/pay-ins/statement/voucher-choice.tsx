import { DialogContent, List, ListItemButton, ListItemText, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';

import { searchDebounceMs } from '@/domain/constants';
import { formatDate } from '@/domain/format/dates';
import { formatMoney } from '@/domain/format/numbers';
import type { PayIn } from '@/domain/pay-ins/pay-in';
import type { StatementLine, WaitingPayIn } from '@/domain/pay-ins/statement';
import type { ModalRef } from '@/machines/modal-machine';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { ModalActions } from '@/views/shared/modal/modal-actions';
import { PartView } from '@/views/shared/record/part-view';
import { usePart } from '@/views/shared/record/use-part';

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
  const found = usePart<readonly PayIn[]>(async (signal) => {
    const filters = { trangThai: waitingStatus };
    const query = { page: 0, pageSize: mostOffered, sort: undefined, search, filters, columns: undefined };
    return (await payIns.list(query, signal)).items;
  });
  return (
    <PartView part={found}>
      {(vouchers) =>
        vouchers.length === 0 ? (
          <Typography color="textSecondary" sx={{ mt: 2 }}>
            {texts('statement.noVoucher')}
          </Typography>
        ) : (
          <List dense>
            {vouchers.map((voucher) => (
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
        )
      }
    </PartView>
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

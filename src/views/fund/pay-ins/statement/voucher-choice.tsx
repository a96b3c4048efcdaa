import { DialogContent, List, ListItemButton, ListItemText, TextField, Typography } from '@mui/material';
import { useState } from 'react';

import { formatDate } from '@/domain/format/dates';
import { formatMoney } from '@/domain/format/numbers';
import type { PayIn } from '@/domain/pay-ins/pay-in';
import type { StatementLine, WaitingPayIn } from '@/domain/pay-ins/statement';
import type { ModalRef } from '@/machines/dialogs/modal-machine';
import type { PayInsApi } from '@/services/api/pay-ins-api';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { ModalActions } from '@/views/shared/modal/modal-actions';
import { PartView } from '@/views/shared/record/part-view';
import { pauseInTyping, useLiveAnswer } from '@/views/shared/use-live-answer';

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
        <Vouchers search={typed.trim()} onChoose={onChoose} />
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
  const found = useLiveAnswer(search, (text, signal) => waitingPayIns(payIns, text, signal), pauseInTyping);
  return (
    <PartView part={{ content: found.answer, error: found.error, reload: found.retry }}>
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

async function waitingPayIns(payIns: PayInsApi, search: string, signal: AbortSignal): Promise<readonly PayIn[]> {
  const filters = { trangThai: waitingStatus };
  const query = { page: 0, pageSize: mostOffered, sort: undefined, search, filters, columns: undefined };
  return (await payIns.list(query, signal)).items;
}

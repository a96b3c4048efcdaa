import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useId } from 'react';

import { formatMoney } from '@/domain/format/numbers';
import type { Transfer } from '@/domain/pay-ins/transfer';
import { banks } from '@/domain/reference/banks';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useNotices } from '@/views/app/notices';
import { copyText } from '@/views/shared/copy-text';
import { useNames } from '@/views/shared/list/cells/use-names';
import { FactList } from '@/views/shared/record/facts';

import { payInTexts } from './pay-in-texts';
import { QrPicture } from './qr-picture';

/** What to type at one's bank, or the picture that types it. */
export function TransferCard({ transfer }: { readonly transfer: Transfer }) {
  const texts = useTexts(payInTexts);
  const { language } = useLocalizer();
  const names = useNames(noLookups);
  const titleId = useId();
  const { account, content, qrText } = transfer;
  const amount = formatMoney(transfer.amount, language);
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: 2.5 }}>
      <Typography id={titleId} variant="h2" sx={{ typography: 'h3', mb: 1.5 }}>
        {texts('transfer.title')}
      </Typography>
      {qrText === undefined ? null : (
        <Box sx={pictureStyle}>
          <QrPicture text={qrText} label={texts('transfer.qr', { amount, account: account.soTaiKhoan, content })} />
          <Typography variant="caption" color="textSecondary">
            {texts('transfer.scan')}
          </Typography>
        </Box>
      )}
      <FactList
        facts={[
          { label: texts('transfer.bank'), value: names.in(banks, account.nganHangId), isLong: true },
          { label: texts('transfer.account'), value: account.soTaiKhoan, isLong: true },
          { label: texts('transfer.holder'), value: account.chuTaiKhoan, isLong: true },
          { label: texts('transfer.amount'), value: amount, isLong: true },
          { label: texts('transfer.content'), value: content, isLong: true },
        ]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <CopyButton label={texts('transfer.copyContent')} text={content} />
        <CopyButton label={texts('transfer.copyAccount')} text={account.soTaiKhoan} />
      </Box>
    </Paper>
  );
}

function CopyButton({ label, text }: { readonly label: string; readonly text: string }) {
  const texts = useTexts(payInTexts);
  const notices = useNotices();
  const copy = () => {
    void copyText(text).then(
      () => {
        notices.success(texts('transfer.copied'));
      },
      () => {
        notices.warn(texts('transfer.copyFailed'));
      },
    );
  };
  return (
    <Button variant="outlined" color="secondary" size="small" startIcon={<CopyIcon />} onClick={copy}>
      {label}
    </Button>
  );
}

const noLookups = [] as const;

const pictureStyle = {
  display: 'grid',
  justifyItems: 'center',
  gap: 0.5,
  mb: 2,
  '& .qr-picture': { width: '12rem', maxWidth: '100%', height: 'auto', display: 'block' },
} as const;

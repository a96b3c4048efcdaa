import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { Button } from '@mui/material';
import { Link } from 'wouter';

import { canOpen } from '@/domain/navigation/menu';
import { href } from '@/domain/navigation/routes';
import { useTexts } from '@/views/app/localization-context';
import { useAccess } from '@/views/app/use-access';

import { recordTexts } from './record-texts';

/** All that was done to a record, as far back as the log goes: without the list's usual days. */
export function recordLogHref(recordId: string): string {
  return href('log', undefined, new URLSearchParams({ banGhiId: recordId, tu: '', den: '' }).toString());
}

/** The way to a record's entries in the log, for those who may read it. */
export function RecordLogLink({ recordId }: { readonly recordId: string }) {
  const texts = useTexts(recordTexts);
  return canOpen('log', useAccess()) ? (
    <Button
      size="small"
      color="secondary"
      component={Link}
      href={recordLogHref(recordId)}
      startIcon={<HistoryIcon />}
      sx={{ mt: 1, ml: -0.75 }}
    >
      {texts('record.log')}
    </Button>
  ) : null;
}

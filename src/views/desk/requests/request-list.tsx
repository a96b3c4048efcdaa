import { Box } from '@mui/material';
import { useState, type KeyboardEvent } from 'react';

import type { RequestRecord } from '@/domain/desk/request-record';
import { useTexts } from '@/views/app/localization-context';

import { RequestRow } from './request-row';
import { requestsTexts } from './requests-texts';

type RequestListProps = {
  readonly records: readonly RequestRecord[];
  readonly showsSecrets: boolean;
};

/** The calls, one line each; a line opens. The arrow keys go from line to line. */
export function RequestList({ records, showsSecrets }: RequestListProps) {
  const texts = useTexts(requestsTexts);
  const [openId, setOpenId] = useState<number>();
  return (
    <Box
      component="ul"
      aria-label={texts('log.list')}
      onKeyDown={moveAmongLines}
      sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
    >
      {records.map((record) => (
        <RequestRow
          key={record.id}
          record={record}
          isOpen={record.id === openId}
          showsSecrets={showsSecrets}
          onToggle={setOpenId}
        />
      ))}
    </Box>
  );
}

function moveAmongLines(event: KeyboardEvent<HTMLElement>): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('button[aria-expanded]')];
  const at = lines.findIndex((line) => line === event.target);
  const places: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: lines.length - 1,
  };
  const next = lines[places[event.key] ?? -1];
  if (at !== -1 && next !== undefined) {
    event.preventDefault();
    next.focus();
  }
}

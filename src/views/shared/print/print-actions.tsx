import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button, Menu, MenuItem, type ButtonProps } from '@mui/material';
import { useState } from 'react';

import { commonTexts } from '@/domain/localization/common-texts';
import { useTexts } from '@/views/app/localization-context';

import { closeLayer } from '../focus/escape';
import { usePrintRequest } from './use-print-request';

/** A paper that a screen offers: its name in the address, and what it is called. */
export type OfferedPaper = { readonly id: string; readonly label: string };

type PrintActionsProps = { readonly papers: readonly OfferedPaper[] };

const look = { variant: 'outlined', color: 'secondary', startIcon: <PrintIcon /> } as const satisfies ButtonProps;

/** A button for each paper, where there are few. */
export function PrintButtons({ papers }: PrintActionsProps) {
  const { open } = usePrintRequest();
  return papers.map(({ id, label }) => (
    <Button
      key={id}
      {...look}
      onClick={() => {
        open(id);
      }}
    >
      {label}
    </Button>
  ));
}

/** The papers of a screen that has many, behind one button. */
export function PrintMenu({ papers }: PrintActionsProps) {
  const texts = useTexts(commonTexts);
  const { open } = usePrintRequest();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <Button
        {...look}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
        }}
      >
        {texts('action.print')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={closeLayer(close)}>
        {papers.map(({ id, label }) => (
          <MenuItem
            key={id}
            onClick={() => {
              close();
              open(id);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useLocation } from 'wouter';

import { createFormats } from '@/domain/format/formats';
import { trailState } from '@/domain/lists/record-trail';
import { useLocalizer, useTexts } from '@/views/app/localization-context';

import type { ListSiblings } from '../list/list-siblings';
import { recordTexts } from './record-texts';
import { useSiblings } from './use-siblings';

type RecordSiblingsProps = { readonly recordId: string | undefined; readonly siblings: ListSiblings | undefined };

type Place = NonNullable<ReturnType<typeof useSiblings>>['around']['next'];

/** Where the record stands in the list that it was opened from, and the way to the one before and the one after. */
export function RecordSiblings({ recordId, siblings }: RecordSiblingsProps) {
  const texts = useTexts(recordTexts);
  const formats = createFormats(useLocalizer().language);
  const [, navigate] = useLocation();
  const known = useSiblings(recordId, siblings);

  const go = (place: Place) => {
    if (known !== undefined && place !== undefined) {
      // In the present one's place: Back leads to the list, however many records were leafed through.
      navigate(place.record.href, { replace: true, state: trailState({ ...known.trail, position: place.position }) });
    }
  };
  const leaf = useEffectEvent((key: string) => {
    go(key === 'ArrowUp' ? known?.around.previous : known?.around.next);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown') && !isTaken(event)) {
        event.preventDefault();
        leaf(event.key);
      }
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);

  if (known === undefined) {
    return null;
  }
  const { position, total, previous, next } = known.around;
  return (
    <Box role="group" aria-label={texts('record.siblings')} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <SiblingButton label={texts('record.previous')} shortcut="Alt+ArrowUp" place={previous} onGo={go}>
        <ChevronLeftIcon fontSize="small" />
      </SiblingButton>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {texts('record.position', {
          n: formats.number(Math.min(position + 1, total)),
          total: formats.number(total),
        })}
      </Typography>
      <SiblingButton label={texts('record.next')} shortcut="Alt+ArrowDown" place={next} onGo={go}>
        <ChevronRightIcon fontSize="small" />
      </SiblingButton>
    </Box>
  );
}

type SiblingButtonProps = {
  readonly label: string;
  readonly shortcut: string;
  readonly place: Place;
  readonly onGo: (place: Place) => void;
  readonly children: ReactNode;
};

/** Keeps the focus at the ends of the list too, where it can do nothing. */
function SiblingButton({ label, shortcut, place, onGo, children }: SiblingButtonProps) {
  const isOff = place === undefined;
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        aria-disabled={isOff}
        sx={{ opacity: isOff ? 0.35 : 1 }}
        onClick={() => {
          onGo(place);
        }}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}

/** Fields and layers have their own use for the arrows. */
function isTaken(event: KeyboardEvent): boolean {
  const own =
    'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="dialog"], [role="alertdialog"], [role="menu"]';
  return (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    (event.target instanceof Element && event.target.closest(own) !== null)
  );
}

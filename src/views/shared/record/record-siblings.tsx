import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ReplayIcon from '@mui/icons-material/Replay';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useLocation } from 'wouter';

import { createFormats } from '@/domain/format/formats';
import type { AppError } from '@/domain/errors/app-error';
import { trailState, type RecordTrail, type Surroundings } from '@/domain/lists/record-trail';
import { useLocalizer, useTexts } from '@/views/app/localization-context';

import { useErrorDescription } from '../errors/describe-error';
import { heldBack } from '../focus/held-back';
import { isOfLayer, isWritten } from '../focus/keyboard-holders';
import type { ListSiblings, SiblingRecord } from '../list/list-siblings';
import { recordTexts } from './record-texts';
import { useSiblings, useTrail } from './use-siblings';

type RecordSiblingsProps = { readonly recordId: string | undefined; readonly siblings: ListSiblings | undefined };

/** Where the record stands in the list that it was opened from, and the way to the one before and the one after. */
export function RecordSiblings({ recordId, siblings }: RecordSiblingsProps) {
  const trail = useTrail(siblings);
  if (recordId === undefined || siblings === undefined || trail === undefined) {
    return null;
  }
  return <PlaceInList key={JSON.stringify([recordId, trail])} recordId={recordId} siblings={siblings} trail={trail} />;
}

type PlaceInListProps = { readonly recordId: string; readonly siblings: ListSiblings; readonly trail: RecordTrail };

type Place = Surroundings<SiblingRecord>['next'];

function PlaceInList({ recordId, siblings, trail }: PlaceInListProps) {
  const texts = useTexts(recordTexts);
  const formats = createFormats(useLocalizer().language);
  const [, navigate] = useLocation();
  const { content: around, error, reload } = useSiblings(recordId, siblings, trail);

  const go = (place: Place) => {
    if (place !== undefined) {
      // In the present one's place: Back leads to the list, however many records were leafed through.
      navigate(place.record.href, { replace: true, state: trailState({ ...trail, position: place.position }) });
    }
  };
  const leaf = useEffectEvent((key: string) => {
    go(key === 'ArrowUp' ? around?.previous : around?.next);
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

  if (around === undefined && error === undefined) {
    return null;
  }
  return (
    <Box role="group" aria-label={texts('record.siblings')} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <SiblingButton label={texts('record.previous')} shortcut="Alt+ArrowUp" place={around?.previous} onGo={go}>
        <ChevronLeftIcon fontSize="small" />
      </SiblingButton>
      {around === undefined ? (
        error === undefined ? null : (
          <TryAgain error={error} onRetry={reload} />
        )
      ) : (
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {texts('record.position', {
            n: formats.number(Math.min(around.position + 1, around.total)),
            total: formats.number(around.total),
          })}
        </Typography>
      )}
      <SiblingButton label={texts('record.next')} shortcut="Alt+ArrowDown" place={around?.next} onGo={go}>
        <ChevronRightIcon fontSize="small" />
      </SiblingButton>
    </Box>
  );
}

type TryAgainProps = { readonly error: AppError; readonly onRetry: () => void };

function TryAgain({ error, onRetry }: TryAgainProps) {
  const texts = useTexts(recordTexts);
  const label = texts('record.siblingsFailed', { reason: useErrorDescription(error).details });
  return (
    <Tooltip title={label}>
      <IconButton size="small" color="error" aria-label={label} onClick={onRetry}>
        <ReplayIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

type SiblingButtonProps = {
  readonly label: string;
  readonly shortcut: string;
  readonly place: Place;
  readonly onGo: (place: Place) => void;
  readonly children: ReactNode;
};

function SiblingButton({ label, shortcut, place, onGo, children }: SiblingButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        {...heldBack(place === undefined)}
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
  return event.defaultPrevented || event.ctrlKey || event.metaKey || isWritten(event) || isOfLayer(event);
}

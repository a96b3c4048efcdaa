import {
  Autocomplete,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';

import { formatDate } from '@/domain/format/dates';
import { commonTexts } from '@/domain/localization/common-texts';
import { href } from '@/domain/navigation/routes';
import { useTexts } from '@/views/app/localization-context';
import { useChoiceListTexts } from '@/views/shared/choice-list-texts';
import { ErrorWords } from '@/views/shared/errors/error-words';
import { closeLayer } from '@/views/shared/focus/escape';

import { mergeTexts } from './merge-texts';
import { useFoundWorkers, type WorkerChoice } from './use-found-workers';

type MergeWithProps = { readonly workerId: string; readonly name: string };

/** From a worker's own record: choose the other record of the same person, and compare the two. */
export function MergeWith({ workerId, name }: MergeWithProps) {
  const texts = useTexts(mergeTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {texts('merge.with')}
      </Button>
      {isOpen ? (
        <MergeWithDialog
          workerId={workerId}
          name={name}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      ) : null}
    </>
  );
}

function MergeWithDialog({ workerId, name, onClose }: MergeWithProps & { readonly onClose: () => void }) {
  const texts = useTexts(mergeTexts);
  const common = useTexts(commonTexts);
  const choiceListTexts = useChoiceListTexts();
  const titleId = useId();
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<WorkerChoice | null>(null);
  const { answer, error, status } = useFoundWorkers(workerId, text);

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={closeLayer(onClose)}>
      <DialogTitle id={titleId}>{texts('merge.withTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{texts('merge.withHelp', { name })}</DialogContentText>
        <Autocomplete<WorkerChoice>
          fullWidth
          autoHighlight
          openOnFocus
          options={answer ?? []}
          value={chosen}
          loading={status === 'waiting'}
          {...choiceListTexts}
          noOptionsText={
            error === undefined ? (
              texts(text === '' ? 'merge.typeToSearch' : 'merge.nothingFound')
            ) : (
              <ErrorWords error={error} />
            )
          }
          getOptionKey={({ id }) => id}
          getOptionLabel={labelOf}
          isOptionEqualToValue={(option, value) => option.id === value.id}
          filterOptions={(options) => options}
          onInputChange={(_, typed, reason) => {
            if (reason === 'input' || reason === 'clear') {
              setText(typed.trim());
            }
          }}
          onChange={(_, choice) => {
            setChosen(choice);
          }}
          renderInput={(params) => (
            <TextField
              {...params}
              autoFocus
              size="small"
              label={texts('merge.withField')}
              placeholder={texts('merge.typeToSearch')}
            />
          )}
        />
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {common('action.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={chosen === null}
          onClick={() => {
            navigate(href('workerMerge', { workerId, otherId: chosen?.id ?? '' }));
          }}
        >
          {texts('merge.compare')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function labelOf({ hoTen, soCccd, ngaySinh }: WorkerChoice): string {
  return `${hoTen} – ${soCccd} – ${formatDate(ngaySinh)}`;
}

import MoreIcon from '@mui/icons-material/ExpandMore';
import { Button, Menu, MenuItem, Typography } from '@mui/material';
import { useId, useState } from 'react';

import { useTexts } from '@/views/app/localization-context';
import { useNotices } from '@/views/app/notices';

import { closeLayer } from '../focus/escape';
import { Later } from '../loading/later';
import { loadedLater, type LoadedLater } from '../loading/loaded-later';
import { ModalDialog } from '../modal/modal-dialog';
import { useModal } from '../modal/use-modal';
import { usePreload } from '../loading/use-preload';
import type { StepDescription, StepDialogProps, SteppedRecord } from './step-description';
import { workflowTexts } from './workflow-texts';

type WorkflowStepsProps<Entity extends SteppedRecord, Step extends string> = {
  readonly record: Entity;
  /** What the machine allows now; steps without a description have a button elsewhere. */
  readonly allowed: readonly string[];
  /** In the order of their buttons. */
  readonly steps: readonly StepDescription<Entity, Step>[];
  /** Gets the record as the step has left it. Stable. */
  readonly onDone: (record: Entity) => void;
  /** Asks for the record again. Stable. */
  readonly onReload: () => void;
  /**
   * As `Attachments` tells it (`onUnsent`): no step can be taken while files of the record are not sent yet, since the
   * record would go on without them.
   */
  readonly hasUnsentFiles?: boolean;
};

const mostButtons = 3;

/** What forms are made of is no part of a record's first visit. */
const plainDialog = loadedLater(() => import('./step-dialog').then(({ StepDialogContent }) => StepDialogContent));

/** The steps that a person may take with a record: a button each; of more than three, those from the third on in a menu. */
export function WorkflowSteps<Entity extends SteppedRecord, Step extends string>({
  record,
  allowed,
  steps,
  onDone,
  onReload,
  hasUnsentFiles = false,
}: WorkflowStepsProps<Entity, Step>) {
  const texts = useTexts(workflowTexts);
  const reasonId = useId();
  const notices = useNotices();
  const modalRef = useModal({ size: 'sm' });
  const [chosen, setChosen] = useState<StepDescription<Entity, Step>>();
  const offered = steps.filter(({ id }) => allowed.includes(id));
  // The steps of a workflow share the code of their dialogs.
  usePreload(offered[0] && dialogOf(offered[0]));
  const buttons = offered.length > mostButtons ? offered.slice(0, mostButtons - 1) : offered;
  const held = hasUnsentFiles ? { disabled: true, 'aria-describedby': reasonId } : undefined;
  const open = (step: StepDescription<Entity, Step>) => {
    setChosen(step);
    modalRef.send({ type: 'modal.open' });
  };

  return (
    <>
      {buttons.map((step, place) => (
        <Button
          key={step.id}
          variant={place === 0 && (step.tone ?? 'primary') === 'primary' ? 'contained' : 'outlined'}
          color={step.tone ?? 'primary'}
          {...held}
          onClick={() => {
            open(step);
          }}
        >
          {step.label}
        </Button>
      ))}
      <MoreSteps steps={offered.slice(buttons.length)} {...held} onChoose={open} />
      {hasUnsentFiles && offered.length > 0 ? (
        <Typography id={reasonId} role="status" variant="body2" color="textSecondary" sx={reasonStyle}>
          {texts('step.unsentFiles')}
        </Typography>
      ) : null}
      <ModalDialog modalRef={modalRef} title={chosen?.label ?? ''} isKept>
        {chosen === undefined ? null : (
          <Later<StepDialogProps<Entity, Step>>
            part={dialogOf(chosen)}
            props={{
              modalRef,
              record,
              step: chosen,
              onDone: (after) => {
                notices.success(chosen.done);
                onDone(after);
              },
              onReload,
            }}
          />
        )}
      </ModalDialog>
    </>
  );
}

/** The plain dialog looks at nothing of a record but its id, so that it serves the steps of every kind. */
function dialogOf<Entity extends SteppedRecord, Step extends string>({ dialog }: StepDescription<Entity, Step>) {
  return dialog ?? (plainDialog as object as LoadedLater<StepDialogProps<Entity, Step>>);
}

/** A line of its own below the buttons. */
const reasonStyle = { order: 1, flexBasis: '100%', maxWidth: '40rem' } as const;

type MoreStepsProps<Entity extends SteppedRecord, Step extends string> = {
  readonly steps: readonly StepDescription<Entity, Step>[];
  readonly disabled?: boolean;
  readonly 'aria-describedby'?: string;
  readonly onChoose: (step: StepDescription<Entity, Step>) => void;
};

function MoreSteps<Entity extends SteppedRecord, Step extends string>({
  steps,
  onChoose,
  ...held
}: MoreStepsProps<Entity, Step>) {
  const texts = useTexts(workflowTexts);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
  };
  if (steps.length === 0) {
    return null;
  }
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        endIcon={<MoreIcon />}
        aria-haspopup="menu"
        {...held}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
        }}
      >
        {texts('step.more')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={closeLayer(close)}>
        {steps.map((step) => (
          <MenuItem
            key={step.id}
            onClick={() => {
              close();
              onChoose(step);
            }}
          >
            {step.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

import MoreIcon from '@mui/icons-material/ExpandMore';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';

import { useTexts } from '@/views/app/localization-context';
import { useNotices } from '@/views/app/notices';

import { closeLayer } from '../escape';
import { ModalDialog } from '../modal/modal-dialog';
import { useModal } from '../modal/use-modal';
import { StepDialogContent } from './step-dialog';
import type { StepDescription } from './step-description';
import { workflowTexts } from './workflow-texts';

type WorkflowStepsProps<Entity, Step extends string> = {
  readonly record: Entity;
  /** What the machine allows now; steps without a description have a button elsewhere. */
  readonly allowed: readonly Step[];
  /** In the order of their buttons. */
  readonly steps: readonly StepDescription<Entity, Step>[];
  /** Gets the record as the step has left it. Stable. */
  readonly onDone: (record: Entity) => void;
  /** Asks for the record again. Stable. */
  readonly onReload: () => void;
};

const mostButtons = 3;

/** The steps that a person may take with a record: a button each, those beyond the third in a menu. */
export function WorkflowSteps<Entity, Step extends string>({
  record,
  allowed,
  steps,
  onDone,
  onReload,
}: WorkflowStepsProps<Entity, Step>) {
  const notices = useNotices();
  const modalRef = useModal({ size: 'sm', canCloseByKeyboard: true });
  const [chosen, setChosen] = useState<StepDescription<Entity, Step>>();
  const offered = steps.filter(({ id }) => allowed.includes(id));
  const buttons = offered.length > mostButtons ? offered.slice(0, mostButtons - 1) : offered;
  const open = (step: StepDescription<Entity, Step>) => {
    setChosen(step);
    modalRef.send({ type: 'modal.open' });
  };

  return (
    <>
      {buttons.map((step, place) => (
        <Button
          key={step.id}
          variant={place === 0 && step.tone !== 'error' ? 'contained' : 'outlined'}
          color={step.tone ?? 'primary'}
          onClick={() => {
            open(step);
          }}
        >
          {step.label}
        </Button>
      ))}
      <MoreSteps steps={offered.slice(buttons.length)} onChoose={open} />
      <ModalDialog modalRef={modalRef} title={chosen?.label ?? ''}>
        {chosen === undefined ? null : (
          <StepDialogContent
            modalRef={modalRef}
            record={record}
            step={chosen}
            onDone={(after) => {
              notices.success(chosen.done);
              onDone(after);
            }}
            onReload={onReload}
          />
        )}
      </ModalDialog>
    </>
  );
}

type MoreStepsProps<Entity, Step extends string> = {
  readonly steps: readonly StepDescription<Entity, Step>[];
  readonly onChoose: (step: StepDescription<Entity, Step>) => void;
};

function MoreSteps<Entity, Step extends string>({ steps, onChoose }: MoreStepsProps<Entity, Step>) {
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

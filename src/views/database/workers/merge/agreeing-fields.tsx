import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material';

import { isSame } from '@/domain/records/record-differences';
import type { Worker } from '@/domain/workers/worker';
import { mergeFields, mergeGroups, type MergeField } from '@/domain/workers/worker-merge';
import { useTexts } from '@/views/app/localization-context';
import { FactList } from '@/views/shared/record/facts';

import type { WorkerWords } from '../use-worker-words';
import { mergeTexts } from './merge-texts';

type AgreeingFieldsProps = {
  /** Either of the two: they have these fields alike. */
  readonly worker: Worker;
  readonly differing: readonly MergeField[];
  readonly words: WorkerWords;
};

/** What both records say, folded away; what neither says is left out. */
export function AgreeingFields({ worker, differing, words }: AgreeingFieldsProps) {
  const texts = useTexts(mergeTexts);
  const facts = mergeFields
    .filter((field) => !differing.includes(field))
    .flatMap((field) => mergeGroups[field])
    .filter((name) => !isSame(worker[name], undefined))
    .map((name) => ({ label: words.labelOf(name), value: words.textOf(name, worker[name]) }));

  return (
    <Accordion disableGutters elevation={0} square slotProps={{ heading: { component: 'h2' } }} sx={accordionStyle}>
      <AccordionSummary expandIcon={<ExpandMoreIcon />} sx={{ px: 2.5 }}>
        <Typography component="span" variant="h3">
          {texts('merge.agreeing', { n: facts.length })}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 2.5, pb: 2.5 }}>
        <FactList facts={facts} />
      </AccordionDetails>
    </Accordion>
  );
}

const accordionStyle = { borderTop: 1, borderColor: 'divider', '&::before': { display: 'none' } } as const;

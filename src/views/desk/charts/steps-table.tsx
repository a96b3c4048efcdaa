import {
  Box,
  FormControlLabel,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';

import { useTexts } from '@/views/app/localization-context';

import { mostSteps, type LoggedStep } from './chart-feed';
import { chartTexts } from './chart-texts';

type StepsTableProps = {
  readonly steps: readonly LoggedStep[];
  /** Key of the machine that is looked at. */
  readonly chosen: string;
};

/** What the machines did last: all that the picture shows by its arrows, and more, for those who do not see it. */
export function StepsTable({ steps, chosen }: StepsTableProps) {
  const texts = useTexts(chartTexts);
  const id = useId();
  const [isOnlyThis, setIsOnlyThis] = useState(false);
  const shown = isOnlyThis ? steps.filter(({ key }) => key === chosen) : steps;
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id={id} variant="subtitle2" component="h3">
          {texts('charts.steps', { n: mostSteps })}
        </Typography>
        <FormControlLabel
          control={<Switch size="small" checked={isOnlyThis} onChange={(_, checked) => setIsOnlyThis(checked)} />}
          label={texts('charts.onlyThis')}
        />
      </Box>
      {shown.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {texts('charts.stepsNone')}
        </Typography>
      ) : (
        <Table size="small" aria-labelledby={id} sx={{ tableLayout: 'fixed', '& td, & th': cellStyle }}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ width: '4.75rem' }}>{texts('charts.time')}</TableCell>
              <TableCell>{texts('charts.event')}</TableCell>
              <TableCell>{texts('charts.fromTo')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((step) => (
              <TableRow key={step.id}>
                <TableCell>{timeOf(step.at)}</TableCell>
                <TableCell>
                  <Typography variant="caption" color="textSecondary" component="div">
                    {step.machineId}
                  </Typography>
                  {step.event}
                </TableCell>
                <TableCell>{step.to === '' ? texts('charts.stays') : `${step.from} → ${step.to}`}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Box>
  );
}

const cellStyle = { px: 0.75, py: 0.5, fontSize: '0.75rem', verticalAlign: 'top', overflowWrap: 'anywhere' } as const;

/** `14:05:09`, by the clock of the machine that shows it. */
function timeOf(at: number): string {
  const date = new Date(at);
  return [date.getHours(), date.getMinutes(), date.getSeconds()].map((part) => String(part).padStart(2, '0')).join(':');
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

import { asDataSet, dataSetIds } from '@/domain/desk/data-sets';
import { useTexts } from '@/views/app/localization-context';

import { useDesk } from '../desk-context';
import { dataTexts } from './data-texts';
import { useDataAction } from './use-data-action';

/** The sets to choose from, and the way back to the chosen one's beginning. */
export function DataSets() {
  const texts = useTexts(dataTexts);
  const { data } = useDesk().desk;
  const { run, isBusy } = useDataAction();

  const choose = (text: string) => {
    const set = asDataSet(text);
    if (set !== undefined) {
      const question = texts('data.setQuestion', { name: texts(`data.${set}`) });
      run({ question, action: () => data.choose(set) });
    }
  };

  return (
    <>
      <RadioGroup aria-label={texts('data.sets')} value={data.set} onChange={(_, chosen) => choose(chosen)}>
        {dataSetIds.map((id) => (
          <FormControlLabel
            key={id}
            value={id}
            disabled={isBusy}
            control={<Radio size="small" />}
            sx={{ alignItems: 'flex-start' }}
            label={
              <Box sx={{ pt: 0.75 }}>
                <Typography variant="body2">{texts(`data.${id}`)}</Typography>
                <Typography variant="caption" color="textSecondary">
                  {texts(`data.${id}Hint`)}
                </Typography>
              </Box>
            }
          />
        ))}
      </RadioGroup>
      <Button
        variant="outlined"
        color="secondary"
        disabled={isBusy}
        onClick={() => run({ question: texts('data.resetQuestion'), action: () => data.resetRows() })}
        sx={{ mt: 1 }}
      >
        {texts('data.reset')}
      </Button>
    </>
  );
}

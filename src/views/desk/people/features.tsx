import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

import { useConfiguration } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';

import { useDesk } from '../desk-context';
import { DeskSection } from '../desk-section';
import type { DeskAction } from '../use-desk-action';
import { peopleTexts } from './people-texts';
import { useBothTexts } from './use-both-texts';

type FeaturesProps = { readonly isBusy: boolean; readonly run: (action: DeskAction) => void };

/** The features of the present tenant that are on or off. */
export function Features({ isBusy, run }: FeaturesProps) {
  const texts = useTexts(peopleTexts);
  const inLanguage = useBothTexts();
  const { people } = useDesk().desk;
  const tenantId = useConfiguration()?.currentTenant.id ?? undefined;
  return (
    <DeskSection title={texts('people.features')} hint={texts('people.featuresHint')}>
      <FormGroup>
        {people.featuresOf(tenantId).map(({ name, title, isOn }) => (
          <FormControlLabel
            key={name}
            title={name}
            disabled={isBusy}
            control={
              <Switch
                size="small"
                checked={isOn}
                onChange={(_, isWanted) => run(() => people.setFeature(name, tenantId, isWanted))}
              />
            }
            label={<Typography variant="body2">{inLanguage(title)}</Typography>}
          />
        ))}
      </FormGroup>
    </DeskSection>
  );
}

import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useState } from 'react';

import type { DeskPolicyGroup, PresentPerson } from '@/domain/desk/people';
import { searchText } from '@/domain/text/search-text';
import { useConfiguration } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';

import { useDesk } from '../desk-context';
import { DeskSection } from '../desk-section';
import type { DeskAction } from '../use-desk-action';
import { peopleTexts } from './people-texts';
import { useBothTexts, type InLanguage } from './use-both-texts';

type RightsProps = {
  readonly person: PresentPerson;
  readonly isBusy: boolean;
  readonly run: (action: DeskAction) => void;
};

/** Every permission there is, ticked where the person has it at this moment. */
export function Rights({ person, isBusy, run }: RightsProps) {
  const texts = useTexts(peopleTexts);
  const inLanguage = useBothTexts();
  const { people } = useDesk().desk;
  const tenantId = useConfiguration()?.currentTenant.id ?? undefined;
  const [typed, setTyped] = useState('');
  const wanted = searchText(useDeferredValue(typed));
  const groups = matching(people.policiesOf(person.id, tenantId), wanted, inLanguage);

  return (
    <DeskSection title={texts('people.rights', { name: person.name })} hint={texts('people.rightsHint')}>
      <TextField
        size="small"
        fullWidth
        type="search"
        label={texts('people.search')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        sx={{ mb: 1 }}
      />
      {groups.length === 0 ? (
        <Typography variant="body2" role="status">
          {texts('people.noRights')}
        </Typography>
      ) : null}
      {groups.map((group) => (
        <Accordion
          // Another search opens or closes the groups anew.
          key={`${group.name} ${wanted === ''}`}
          disableGutters
          variant="outlined"
          defaultExpanded={wanted !== ''}
          slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h4' } }}
        >
          <AccordionSummary expandIcon={<ExpandMoreIcon />}>
            <Typography component="span" variant="body2" sx={{ flex: 1 }}>
              {inLanguage(group.title)}
            </Typography>
            <Typography component="span" variant="body2" color="textSecondary" sx={{ mr: 1 }}>
              {texts('people.granted', {
                granted: group.policies.filter(({ isGranted }) => isGranted).length,
                all: group.policies.length,
              })}
            </Typography>
          </AccordionSummary>
          <AccordionDetails sx={{ display: 'flex', flexDirection: 'column' }}>
            {group.policies.map(({ name, title, isGranted }) => (
              <FormControlLabel
                key={name}
                title={name}
                disabled={isBusy}
                label={<Typography variant="body2">{inLanguage(title)}</Typography>}
                control={
                  <Checkbox
                    size="small"
                    checked={isGranted}
                    onChange={(_, isTicked) => run(() => people.setPolicy(person.id, name, isTicked))}
                  />
                }
              />
            ))}
          </AccordionDetails>
        </Accordion>
      ))}
    </DeskSection>
  );
}

/** Groups and permissions whose words or names hold what is looked for. */
function matching(
  groups: readonly DeskPolicyGroup[],
  wanted: string,
  inLanguage: InLanguage,
): readonly DeskPolicyGroup[] {
  if (wanted === '') {
    return groups;
  }
  const holds = (text: string) => searchText(text).includes(wanted);
  return groups
    .map((group) => ({
      ...group,
      policies: holds(inLanguage(group.title))
        ? group.policies
        : group.policies.filter(({ name, title }) => holds(inLanguage(title)) || holds(name)),
    }))
    .filter(({ policies }) => policies.length > 0);
}

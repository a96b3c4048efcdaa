import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

import type { DeskPerson } from '@/domain/desk/people';
import { useConfiguration } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';

import { useDesk } from '../desk-context';
import { peopleTexts } from './people-texts';

type PeopleListProps = {
  /** User name of the person whose page this is. */
  readonly present: string | undefined;
  readonly isBusy: boolean;
  /** User names of those who have changed their password: they cannot be chosen. */
  readonly ownPasswords: ReadonlySet<string>;
  readonly onChoose: (person: DeskPerson) => void;
  readonly onResetPassword: (person: DeskPerson) => void;
};

/** The people of the demo, those whom the server refuses in a special way last. */
export function PeopleList(props: PeopleListProps) {
  const texts = useTexts(peopleTexts);
  const tenantId = useConfiguration()?.currentTenant.id ?? undefined;
  const people = useDesk().desk.people.people(tenantId);
  const inGroup = (wanted: DeskPerson['group']) => people.filter(({ group }) => group === wanted);
  return (
    <>
      <Group {...props} people={inGroup('role')} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {texts('people.training')}
      </Typography>
      <Group {...props} people={inGroup('training')} />
    </>
  );
}

function Group({ people, ...props }: PeopleListProps & { readonly people: readonly DeskPerson[] }) {
  const { present, isBusy, ownPasswords, onChoose, onResetPassword } = props;
  const texts = useTexts(peopleTexts);
  return (
    <List dense disablePadding>
      {people.map((person) => {
        const hasOwn = ownPasswords.has(person.userName);
        return (
          <ListItem key={person.userName} disableGutters sx={{ gap: 1 }}>
            <ListItemText
              primary={person.name}
              secondary={[person.role, person.unit, hasOwn ? texts('people.ownPassword') : '']
                .filter((text) => text !== '')
                .join(' · ')}
            />
            {person.userName === present ? (
              <Chip size="small" color="primary" variant="outlined" label={texts('people.present')} />
            ) : (
              <Button
                key={hasOwn ? 'reset' : 'be'}
                size="small"
                variant="outlined"
                disabled={isBusy}
                aria-label={texts(hasOwn ? 'people.resetPasswordOf' : 'people.be', { name: person.name })}
                onClick={() => (hasOwn ? onResetPassword : onChoose)(person)}
                sx={{ whiteSpace: 'nowrap', flexShrink: 0 }}
              >
                {texts(hasOwn ? 'people.resetPassword' : 'people.title')}
              </Button>
            )}
          </ListItem>
        );
      })}
    </List>
  );
}

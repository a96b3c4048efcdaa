import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { waitFor } from 'xstate';

import type { DeskTenant, PresentPerson } from '@/domain/desk/people';
import { useAuthRef, useConfiguration } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';

import { useDesk } from '../desk-context';
import { DeskSection } from '../desk-section';
import type { DeskAction } from '../use-desk-action';
import { peopleTexts } from './people-texts';

type UnitAndTenantProps = {
  readonly person: Pick<PresentPerson, 'id'>;
  readonly isBusy: boolean;
  readonly run: (action: DeskAction) => void;
};

/** Whether the session is the Fund's, and the tenant it is of. */
export function UnitAndTenant({ person, isBusy, run }: UnitAndTenantProps) {
  const texts = useTexts(peopleTexts);
  const authRef = useAuthRef();
  const { people } = useDesk().desk;
  const isOfFund = people.isOfFund(person.id);

  const setOfFund = (isWanted: boolean) => {
    run(async () => {
      await people.setOfFund(person.id, isWanted);
      // The unit type is a claim of the token: the session is renewed as when the issuer's own has changed.
      authRef.send({ type: 'issuer.changed' });
    });
  };

  return (
    <DeskSection title={texts('people.unit')}>
      <FormControlLabel
        disabled={isBusy || isOfFund === undefined}
        control={<Switch checked={isOfFund === true} onChange={(_, isWanted) => setOfFund(isWanted)} />}
        label={texts('people.ofFund')}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {texts('people.ofFundHint')}
      </Typography>
      <TenantChoice isBusy={isBusy} run={run} />
    </DeskSection>
  );
}

function TenantChoice({ isBusy, run }: Omit<UnitAndTenantProps, 'person'>) {
  const texts = useTexts(peopleTexts);
  const authRef = useAuthRef();
  const { tenantSwitch } = useServices();
  const { people } = useDesk().desk;
  const present = useConfiguration()?.currentTenant.name ?? '';

  if (tenantSwitch === undefined) {
    return <Typography variant="body2">{texts('people.noTenants')}</Typography>;
  }
  const choose = (name: string) => {
    run(async (signal) => {
      await tenantSwitch.choose(name, signal);
      if (authRef.getSnapshot().hasTag('signedIn')) {
        // A session belongs to one tenant.
        authRef.send({ type: 'signOut' });
        await waitFor(authRef, (snapshot) => snapshot.matches({ access: 'signedOut' }));
      }
      tenantSwitch.restart();
    });
  };
  const labelOf = ({ name, isActive }: DeskTenant) =>
    name === '' ? texts('people.host') : texts(isActive ? 'people.tenant' : 'people.inactiveTenant', { name });

  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {texts('people.tenantHint')}
      </Typography>
      <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 0.5 }}>
        {[{ name: '', isActive: true }, ...people.tenants()].map((tenant) => (
          <Button
            key={tenant.name}
            size="small"
            variant={tenant.name === present ? 'contained' : 'outlined'}
            aria-pressed={tenant.name === present}
            disabled={isBusy}
            onClick={() => choose(tenant.name)}
          >
            {labelOf(tenant)}
          </Button>
        ))}
      </Box>
    </>
  );
}

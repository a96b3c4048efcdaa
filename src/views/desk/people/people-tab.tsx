import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useReducer } from 'react';

import type { PresentPerson } from '@/domain/desk/people';
import { useAuth, useAuthRef, useConfiguration } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import { useNotices } from '@/views/app/notices';
import { usePerson } from '@/views/shared/person/use-person';

import { useDesk } from '../desk-context';
import { DeskSection } from '../desk-section';
import { useDeskAction } from '../use-desk-action';
import { Features } from './features';
import { PeopleList } from './people-list';
import { peopleTexts } from './people-texts';
import { Rights } from './rights';
import { UnitAndTenant } from './unit-and-tenant';
import { useOwnPasswords } from './use-own-passwords';
import { usePersonSwitch } from './use-person-switch';

/** Whom the product takes the trainer for, and what this person may do. */
export function PeopleTab() {
  const texts = useTexts(peopleTexts);
  const notices = useNotices();
  const authRef = useAuthRef();
  const flow = useAuth(({ context }) => context.flow);
  const { people } = useDesk().desk;
  const { run, isBusy } = useDeskAction();
  const become = usePersonSwitch();
  const present = usePresentPerson();
  const { own, look } = useOwnPasswords();
  useChanges();

  return (
    <>
      <DeskSection title={texts('people.title')} hint={texts(flow === 'code' ? 'people.hintCode' : 'people.hint')}>
        <PeopleList
          present={present?.userName}
          isBusy={isBusy}
          ownPasswords={own}
          onChoose={(person) =>
            run(async (signal) => {
              // The present session is not ended for a sign-in that must fail.
              if (!(await look()).has(person.userName)) {
                await become(person, signal);
              }
            })
          }
          onResetPassword={({ userName }) =>
            run(async () => {
              await people.resetPassword(userName);
              await look();
            })
          }
        />
      </DeskSection>
      {present === undefined ? (
        <DeskSection title={texts('people.unit')} hint={texts('people.nobody')}>
          {null}
        </DeskSection>
      ) : (
        <>
          <Rights person={present} isBusy={isBusy} run={run} />
          <UnitAndTenant person={present} isBusy={isBusy} run={run} />
        </>
      )}
      <Features isBusy={isBusy} run={run} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button
          disabled={isBusy || people.isDefault()}
          onClick={() =>
            run(async () => {
              await people.reset();
              authRef.send({ type: 'issuer.changed' });
              notices.success(texts('people.resetDone'));
            })
          }
        >
          {texts('people.reset')}
        </Button>
      </Box>
    </>
  );
}

/** The signed-in person, as the back end names them; `undefined` for a visitor. */
function usePresentPerson(): PresentPerson | undefined {
  const isSignedIn = useAuth((snapshot) => snapshot.hasTag('signedIn'));
  const user = useConfiguration()?.currentUser;
  const { name } = usePerson();
  const { id = null, userName = null } = user ?? {};
  return isSignedIn && id !== null && userName !== null ? { id, userName, name } : undefined;
}

/** What stands on the tab follows every change, also one of another tab of the browser. */
function useChanges(): void {
  const { people } = useDesk().desk;
  const [, drawAnew] = useReducer((count: number) => count + 1, 0);
  useEffect(() => people.watch(drawAnew), [people]);
}

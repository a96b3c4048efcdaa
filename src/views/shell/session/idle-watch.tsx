import { useSelector } from '@xstate/react';
import { useEffect } from 'react';

import { idleMinutes, type IdleLimits } from '@/domain/auth/idle-limits';

import { useAuthRef } from '../../app/auth-context';
import { IdleWarning } from './idle-warning';
import { useIdleness } from './use-idleness';

type IdleWatchProps = {
  /** Of one session, as long as this is drawn. */
  readonly sessionId: string;
  readonly limits: IdleLimits;
};

/** Locks a session that nobody works in, and asks before (ecosystem feature 34: ABP's idle session timeout). */
export function IdleWatch({ sessionId, limits }: IdleWatchProps) {
  const authRef = useAuthRef();
  const idlenessRef = useIdleness(limits);
  const isWarned = useSelector(idlenessRef, (snapshot) => snapshot.hasTag('warned'));
  const isLocked = useSelector(idlenessRef, (snapshot) => snapshot.matches('locked'));

  // After the question is gone and the focus is back where it was: the dialog for signing in remembers that place.
  useEffect(() => {
    if (isLocked) {
      authRef.send({ type: 'session.idled', id: sessionId, minutes: idleMinutes(limits) });
    }
  }, [isLocked, authRef, sessionId, limits]);

  return isWarned ? <IdleWarning idlenessRef={idlenessRef} /> : null;
}

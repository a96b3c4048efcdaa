import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

import { resetLinkIn, type ResetLink } from '@/domain/account/account';
import { href } from '@/domain/navigation/routes';

/**
 * The link this page was opened with. Its token leaves the address bar at once and stays in the history entry, so that
 * a reload still finds it and nobody reads it over a shoulder or out of a log.
 */
export function useResetLink(): ResetLink | undefined {
  const [, navigate] = useLocation();
  const [link] = useState(() => resetLinkIn(window.location.search) ?? keptLink(window.history.state));
  useEffect(() => {
    if (link !== undefined && window.location.search !== '') {
      navigate(href('accountResetPassword'), { replace: true, state: { resetLink: link } });
    }
  }, [link, navigate]);
  return link;
}

function keptLink(state: unknown): ResetLink | undefined {
  const kept = fieldOf(state, 'resetLink');
  const userId = fieldOf(kept, 'userId');
  const resetToken = fieldOf(kept, 'resetToken');
  return typeof userId === 'string' && typeof resetToken === 'string' ? { userId, resetToken } : undefined;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

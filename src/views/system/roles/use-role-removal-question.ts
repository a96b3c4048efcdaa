import { useCallback } from 'react';

import { formatNumber } from '@/domain/format/numbers';
import { policies } from '@/domain/policies/policy-names';
import type { Role } from '@/domain/roles/role';
import { useGranted } from '@/views/app/auth-context';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';

import { roleTexts } from './role-texts';

/** How long the question waits for the number of users. Milliseconds. */
const countLimitMs = 2_000;

/**
 * What is asked before a role is removed: how many users would lose it, or that they could not be counted. Who may not
 * see users is asked the plain question.
 */
export function useRoleRemovalQuestion(): (role: Role) => Promise<string> {
  const { users } = useServices();
  const texts = useTexts(roleTexts);
  const { language } = useLocalizer();
  const mayCount = useGranted(policies.users);
  return useCallback(
    async ({ name }) => {
      const query = {
        page: 0,
        pageSize: 1,
        sort: undefined,
        search: '',
        filters: { vaiTro: name },
        columns: undefined,
      };
      const holders = mayCount
        ? await users.list(query, AbortSignal.timeout(countLimitMs)).then(
            ({ totalCount }) => totalCount,
            () => undefined,
          )
        : 0;
      if (holders === undefined) {
        return texts('remove.uncounted', { name });
      }
      return holders === 0
        ? texts('remove.question', { name })
        : texts('remove.held', { name, n: formatNumber(holders, language) });
    },
    [users, texts, language, mayCount],
  );
}

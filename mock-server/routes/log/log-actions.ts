import type { LogAction } from '@/domain/log/log-entry';

import { actionOfStep } from '../../data/step-actions';
import type { MockRoute } from '../../routing';

const byMethod = { POST: 'them', PUT: 'sua', DELETE: 'xoa' } as const;

/** Calls that only ask, or note that somebody has looked, although they are sent as changes are. */
const asking = [
  '/doi-chieu',
  '/dieu-kien',
  '/mo',
  '/emailing/send-test-email',
  '/send-password-reset-code',
  '/verify-password-reset-token',
];

/** What a route does to its record; `undefined` for one that changes nothing. @param rest Its path below the records'. */
export function actionOf({ method, path }: Pick<MockRoute, 'method' | 'path'>, rest: string): LogAction | undefined {
  if (method === 'GET' || asking.some((end) => path.endsWith(end))) {
    return undefined;
  }
  const step = rest.split('/').at(-1) ?? '';
  const isRecord = step === '' || step.startsWith(':') || step === 'tep-dinh-kem';
  // What is taken away from a record that stays is no removal of it.
  return isRecord ? byMethod[method] : actionOfStep(step);
}

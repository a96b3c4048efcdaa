import { expect, it } from 'vitest';

import { isGrantRejected } from '@/domain/auth/grant-rejection';
import { AppError } from '@/domain/errors/app-error';

it.each([
  ['signIn.grantRejected', true],
  ['token.wrongSubject', true],
  ['token.badSignature', true],
  ['auth.token_validation_error', true],
  ['auth.token_refresh_error', false],
  ['auth.discovery_document_load_error', false],
  ['auth.jwks_load_error', false],
  ['network.unreachable', false],
  ['network.timeout', false],
  ['response.malformed', false],
  ['request.cancelled', false],
] as const)('A-10 sees whether %s ends the session: %s', (code, expected) => {
  expect(isGrantRejected(new AppError(code))).toBe(expected);
});

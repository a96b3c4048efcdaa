// @vitest-environment jsdom
import { getByLabelText, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';

import { keepWantedPerson } from '@mock-server/desk/wanted-person';

import { authorizeQuery, createIssuerVisit } from '../support/issuer-visit';

it('D-03 the issuer’s page offers the person whom the trainer wants to be, once', async () => {
  const visit = await createIssuerVisit();
  const offered = async () => {
    visit.open('/connect/authorize', authorizeQuery);
    return (await waitFor(() => getByLabelText<HTMLInputElement>(visit.root, 'Tên đăng nhập'))).value;
  };
  keepWantedPerson('ha.lt');
  expect(await offered()).toBe('ha.lt');
  expect(await offered()).toBe('');
});

// @vitest-environment jsdom
import { getByLabelText, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';

import { keepWantedPerson } from '@mock-server/desk/wanted-person';

import { authorizeQuery, createIssuerVisit } from '../support/issuer-visit';
import { demoPassword } from '../support/test-backend';

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

it('D-03 the issuer’s page makes way for that person where it still remembers somebody else', async () => {
  const visit = await createIssuerVisit();
  visit.open('/connect/authorize', authorizeQuery);
  await visit.typeAndSubmit('khoa.tm', demoPassword);
  await visit.leaving();
  keepWantedPerson('khoa.tm');
  visit.open('/connect/authorize', authorizeQuery);
  expect((await visit.leaving()).searchParams.has('code')).toBe(true);

  keepWantedPerson('ha.lt');
  visit.open('/connect/authorize', { ...authorizeQuery, prompt: 'none' });
  expect((await visit.leaving()).searchParams.has('code')).toBe(true);
  visit.open('/connect/authorize', authorizeQuery);
  const field = await waitFor(() => getByLabelText<HTMLInputElement>(visit.root, 'Tên đăng nhập'));
  expect([field.value, visit.left]).toEqual(['ha.lt', []]);
});

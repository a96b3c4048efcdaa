// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { keepPress, pressAgain, type EarlyStart } from '@/composition/prerender/early';

it('S-04 of the buttons pressed before the code has come the last one counts, and it alone looks busy until then', () => {
  const early: EarlyStart = { environment: new Promise(() => undefined), pressed: undefined };
  const clicked: string[] = [];
  const buttonNamed = (name: string) => {
    const button = document.createElement('button');
    button.addEventListener('click', () => clicked.push(name));
    document.body.append(button);
    return button;
  };
  const [redirect, popup] = [buttonNamed('redirect'), buttonNamed('popup')];
  const busy = () => [redirect, popup].map((button) => button.getAttribute('aria-busy'));

  keepPress(early, redirect);
  keepPress(early, popup);
  expect(busy()).toEqual([null, 'true']);

  pressAgain(early);
  pressAgain(early);
  expect([clicked, busy()]).toEqual([['popup'], [null, null]]);
});

import { Button, type ButtonProps } from '@mui/material';
import { useRef } from 'react';

import { useFocusAfterRemoval } from './use-focus-after-removal';

/** Where the focus goes from what is there for as long as it can do something. */
export const leavesTo = {
  search: { entry: 'button', around: 'main', rest: '[type="search"]', restOfTouch: 'h1' },
  heading: { entry: 'button', around: 'main', rest: 'h1' },
  tab: { entry: 'button', around: '[role="tabpanel"]' },
  region: { entry: 'button', around: '[role="region"]' },
  // The next alert may be told by the same button; else the part's heading is where it goes on.
  part: { entry: 'button', around: 'section, main', rest: 'h1, h2, h3' },
  field: { entry: 'button', around: '.MuiFormControl-root', rest: 'input', restOfTouch: 'label' },
} as const;

export type PassingButtonProps = ButtonProps & { readonly to: keyof typeof leavesTo };

/** A button that goes with its own press, and leaves the focus somewhere. */
export function PassingButton({ to, ...props }: PassingButtonProps) {
  const buttonRef = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(buttonRef, leavesTo[to]);
  return <Button ref={buttonRef} {...props} />;
}

import { Button, type ButtonProps } from '@mui/material';
import { useRef } from 'react';

import { useFocusAfterRemoval } from '../focus/use-focus-after-removal';

/** Where the focus goes from what is there for as long as it can do something. */
export const leavesTo = {
  search: { entry: 'button', around: 'main', rest: '[type="search"]', restOfTouch: 'h1' },
  heading: { entry: 'button', around: 'main', rest: 'h1' },
  tab: { entry: 'button', around: '[role="tabpanel"]' },
  region: { entry: 'button', around: '[role="region"]' },
} as const;

type PassingButtonProps = ButtonProps & { readonly to: keyof typeof leavesTo };

/** A button that goes with its own press, and leaves the focus somewhere. */
export function PassingButton({ to, ...props }: PassingButtonProps) {
  const buttonRef = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(buttonRef, leavesTo[to]);
  return <Button ref={buttonRef} {...props} />;
}

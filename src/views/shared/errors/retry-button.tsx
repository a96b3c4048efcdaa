import { Button, type ButtonProps } from '@mui/material';
import { useRef } from 'react';

import { commonTexts } from '@/domain/localization/common-texts';
import { useTexts } from '@/views/app/localization-context';

import { useFocusAfterRemoval } from '../focus/use-focus-after-removal';

/** The next alert may be told by the same button; else the part's heading is where it goes on. */
const afterRetry = { entry: 'button', around: 'section, main', rest: 'h1, h2, h3' } as const;

type RetryButtonProps = Pick<ButtonProps, 'color' | 'variant'> & { readonly onRetry: () => void };

/** Tries again what an alert tells of. It goes with its alert, and leaves the focus to the heading of its part. */
export function RetryButton({ onRetry, color = 'inherit', variant = 'text' }: RetryButtonProps) {
  const common = useTexts(commonTexts);
  const buttonRef = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(buttonRef, afterRetry);
  return (
    <Button ref={buttonRef} color={color} variant={variant} size="small" onClick={onRetry}>
      {common('action.retry')}
    </Button>
  );
}

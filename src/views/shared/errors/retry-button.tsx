import { commonTexts } from '@/domain/localization/common-texts';
import { useTexts } from '@/views/app/localization-context';

import { PassingButton, type PassingButtonProps } from '../focus/passing-button';

type RetryButtonProps = Omit<PassingButtonProps, 'to' | 'size' | 'onClick' | 'children'> & {
  readonly to?: PassingButtonProps['to'];
  readonly onRetry: () => void;
};

/** Tries again what an alert or a field tells of. It goes while that is under way, and leaves the focus to its part. */
export function RetryButton({ onRetry, to = 'part', color = 'inherit', ...look }: RetryButtonProps) {
  const common = useTexts(commonTexts);
  return (
    <PassingButton {...look} to={to} color={color} size="small" onClick={onRetry}>
      {common('action.retry')}
    </PassingButton>
  );
}

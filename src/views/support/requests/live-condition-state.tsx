import { Box, Typography } from '@mui/material';

import type { AppError } from '@/domain/errors/app-error';
import { isRefusal } from '@/domain/errors/refusal';
import { redConditions } from '@/domain/support/support-condition';
import { useTexts } from '@/views/app/localization-context';
import { ErrorWords } from '@/views/shared/errors/error-words';
import { RetryButton } from '@/views/shared/errors/retry-button';
import { Tag } from '@/views/shared/list/cells/tag';

import { caseTexts } from './case-texts';
import type { LiveConditions } from './use-live-conditions';

type LiveConditionStateProps = { readonly conditions: LiveConditions; readonly index: number };

/** Whether the conditions of a case are met, and whether the answer is the one to what is typed. */
export function LiveConditionState({ conditions, index }: LiveConditionStateProps) {
  const texts = useTexts(caseTexts);
  const { isBusy, error, retry } = conditions;
  const red = redConditions(conditions.of(index)).length;
  const open = conditions.openIn(index);
  const verdict =
    red > 0 ? (
      <Tag text={texts('conditions.red', { n: red })} tone="error" />
    ) : open > 0 ? (
      <Typography variant="body2" color="textSecondary">
        {texts('conditions.open', { n: open })}
      </Typography>
    ) : (
      <Tag text={texts('conditions.green')} tone="success" />
    );
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {verdict}
      {isBusy ? (
        <Typography variant="body2" color="textSecondary">
          {texts('conditions.checking')}
        </Typography>
      ) : null}
      {isBusy || error === undefined ? null : <NotJudged error={error} onRetry={retry} />}
    </Box>
  );
}

type NotJudgedProps = { readonly error: AppError; readonly onRetry: () => void };

/** Why there is no answer: a refusal is about what is typed and goes with it, anything else can be tried again. */
function NotJudged({ error, onRetry }: NotJudgedProps) {
  if (isRefusal(error)) {
    return (
      <Box sx={{ color: 'text.secondary' }}>
        <ErrorWords error={error} />
      </Box>
    );
  }
  return (
    <>
      <Box sx={{ color: 'error.main', minWidth: 0 }}>
        <ErrorWords error={error} isTechnical />
      </Box>
      <RetryButton color="primary" variant="outlined" onRetry={onRetry} />
    </>
  );
}

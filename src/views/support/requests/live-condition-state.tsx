import { Box, Button, Typography } from '@mui/material';

import { commonTexts } from '@/domain/localization/common-texts';
import { redConditions } from '@/domain/support/support-condition';
import { useTexts } from '@/views/app/localization-context';
import { Tag } from '@/views/shared/list/tag';

import { caseTexts } from './case-texts';
import type { LiveConditions } from './use-live-conditions';

type LiveConditionStateProps = { readonly conditions: LiveConditions; readonly index: number };

/** Whether the conditions of a case are met, and whether the answer is the one to what is typed. */
export function LiveConditionState({ conditions, index }: LiveConditionStateProps) {
  const texts = useTexts(caseTexts);
  const common = useTexts(commonTexts);
  const { isBusy, failure, retry } = conditions;
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
      {!isBusy && failure !== undefined ? (
        <>
          <Typography variant="body2" color={failure === 'failed' ? 'error' : 'textSecondary'}>
            {texts(`conditions.${failure}`)}
          </Typography>
          {failure === 'failed' ? (
            <Button size="small" variant="outlined" onClick={retry}>
              {common('action.retry')}
            </Button>
          ) : null}
        </>
      ) : null}
    </Box>
  );
}

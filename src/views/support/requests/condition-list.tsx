import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import CrossIcon from '@mui/icons-material/CancelOutlined';
import { Box, Typography } from '@mui/material';

import { conditionText } from '@/domain/support/support-condition-texts';
import type { JudgedCondition } from '@/domain/support/support-condition';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { readOutOnly } from '@/views/shared/focus/read-out-only';

import { caseTexts } from './case-texts';

type ConditionListProps = { readonly conditions: readonly Pick<JudgedCondition, 'ma' | 'dat' | 'thamSo' | 'canCu'>[] };

/** The conditions of the law, each with what was found and its article; what is not met stands first. */
export function ConditionList({ conditions }: ConditionListProps) {
  const texts = useTexts(caseTexts);
  const { language } = useLocalizer();
  const ordered = [...conditions].sort((one, other) => Number(one.dat) - Number(other.dat));
  return (
    <Box component="ul" sx={listStyle}>
      {ordered.map((condition) => {
        const Icon = condition.dat ? CheckIcon : CrossIcon;
        return (
          <Box component="li" key={condition.ma}>
            <Icon fontSize="small" color={condition.dat ? 'success' : 'error'} aria-hidden />
            <div>
              <Typography sx={{ overflowWrap: 'anywhere', fontWeight: condition.dat ? undefined : 'fontWeightMedium' }}>
                <Box component="span" sx={readOutOnly}>
                  {`${texts(condition.dat ? 'conditions.passed' : 'conditions.notPassed')}: `}
                </Box>
                {conditionText(condition, language)}
              </Typography>
              <Typography variant="caption" color="textSecondary">
                {`${condition.ma} · ${condition.canCu}`}
              </Typography>
            </div>
          </Box>
        );
      })}
    </Box>
  );
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.25,
  '& > li': { display: 'grid', gridTemplateColumns: '1.25rem minmax(0, 1fr)', gap: 1 },
  '& > li > svg': { mt: '1px' },
} as const;

import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import CircleIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { Box, Typography } from '@mui/material';

import { passwordProgress, type RuleProgress } from '@/domain/account/password-progress';
import type { PasswordRules } from '@/domain/validation/password-rules';
import { useTexts } from '@/views/app/localization-context';

import { readOutOnly } from '../list/grid-style';
import { passwordTexts } from './password-texts';

type PasswordRuleListProps = {
  readonly id: string;
  readonly password: string;
  readonly rules: PasswordRules;
};

/** The rules in force, ticked off while somebody types; read out is only how many are kept. */
export function PasswordRuleList({ id, password, rules }: PasswordRuleListProps) {
  const texts = useTexts(passwordTexts);
  // Which placeholders a rule's text has depends on the rule.
  const say = texts as unknown as (key: string, params: RuleProgress['params']) => string;
  const progress = passwordProgress(password, rules);
  if (progress.length === 0) {
    return null;
  }
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Box id={id} sx={{ typography: 'body2', color: 'text.secondary' }}>
        {texts('rules.title')}
        <Box component="ul" sx={listStyle}>
          {progress.map(({ key, params, isKept }) => (
            <Box
              component="li"
              key={key}
              sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: isKept ? 'text.primary' : undefined }}
            >
              {isKept ? <CheckCircleIcon sx={iconStyle} color="success" /> : <CircleIcon sx={iconStyle} />}
              {say(`rules.${key}`, params)}
              <Box component="span" sx={readOutOnly}>{`– ${texts(isKept ? 'rules.kept' : 'rules.open')}`}</Box>
            </Box>
          ))}
        </Box>
      </Box>
      <Typography role="status" sx={readOutOnly}>
        {texts('rules.progress', { kept: progress.filter(({ isKept }) => isKept).length, total: progress.length })}
      </Typography>
    </Box>
  );
}

const iconStyle = { fontSize: '1rem' } as const;

const listStyle = {
  listStyle: 'none',
  m: 0,
  mt: 0.5,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
  columnGap: 2,
} as const;

import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';

import type { DemoAccount } from '../app/demo-accounts-context';
import { useTexts } from '../app/localization-context';
import { signInTexts } from './sign-in-texts';

type DemoAccountListProps = {
  readonly accounts: readonly DemoAccount[];
  readonly chosen: DemoAccount | undefined;
  readonly onChoose: (account: DemoAccount) => void;
};

/** The people of the demo data, one press away. */
export function DemoAccountList({ accounts, chosen, onChoose }: DemoAccountListProps) {
  const texts = useTexts(signInTexts);
  return (
    <Box component="section" aria-labelledby="demo-title" sx={{ mt: 4, pt: 3, borderTop: 1, borderColor: 'divider' }}>
      <Typography id="demo-title" variant="h3" component="h2">
        {texts('demo.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {texts('demo.hint')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {accounts.map((account) => (
          <li key={account.userName}>
            <ButtonBase
              aria-pressed={chosen?.userName === account.userName}
              onClick={() => onChoose(account)}
              sx={{
                width: '100%',
                justifyContent: 'space-between',
                gap: 2,
                px: 1.25,
                py: 0.75,
                borderRadius: 1,
                textAlign: 'left',
                fontSize: '0.8125rem',
                border: 1,
                borderColor: chosen?.userName === account.userName ? 'primary.main' : 'divider',
                '&:hover': { bgcolor: 'var(--surface-hover)' },
              }}
            >
              <span>
                <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
                  {account.name}
                </Box>
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {account.role}
                </Box>
              </span>
              <Box component="code" sx={{ color: 'text.secondary', fontFamily: 'inherit', whiteSpace: 'nowrap' }}>
                {account.userName}
              </Box>
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  );
}

import WifiOffIcon from '@mui/icons-material/WifiOffOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';

import { connectionMachine } from '@/machines/shell/connection-machine';
import { useTexts } from '@/views/app/localization-context';
import { useNotices } from '@/views/app/notices';

import { widgetTexts } from './widget-texts';

/** Says calmly that there is no network, and that it is back; nothing is blocked by it. */
export function ConnectionBar() {
  const texts = useTexts(widgetTexts);
  const notices = useNotices();
  const connectionRef = useActorRef(connectionMachine, { input: { isOnlineAtFirst: navigator.onLine } });
  const isTold = useSelector(connectionRef, (snapshot) => snapshot.hasTag('told'));

  useEffect(() => {
    const subscription = connectionRef.on('connection.restored', () => notices.info(texts('offline.over')));
    const onOnline = () => connectionRef.send({ type: 'network.regain' });
    const onOffline = () => connectionRef.send({ type: 'network.lose' });
    window.addEventListener('online', onOnline);
    window.addEventListener('offline', onOffline);
    return () => {
      subscription.unsubscribe();
      window.removeEventListener('online', onOnline);
      window.removeEventListener('offline', onOffline);
    };
  }, [connectionRef, notices, texts]);

  return (
    // There before it speaks, so that a screen reader hears it.
    <Box role="status">
      {isTold ? (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            px: { xs: 2, md: 3 },
            py: 1,
            borderBottom: 1,
            borderColor: 'divider',
            color: 'text.primary',
            bgcolor: 'var(--surface-attention)',
            '@media print': { display: 'none' },
          }}
        >
          <WifiOffIcon fontSize="small" sx={{ flex: 'none', color: 'warning.main' }} />
          <Typography variant="body2">{texts('offline.text')}</Typography>
        </Box>
      ) : null}
    </Box>
  );
}

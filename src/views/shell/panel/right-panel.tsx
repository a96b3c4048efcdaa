import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { Link } from 'wouter';

import type { AppError } from '@/domain/errors/app-error';
import { commonTexts } from '@/domain/localization/common-texts';
import type { InboxRef } from '@/machines/shell/inbox-machine';
import type { PanelsRef } from '@/machines/shell/panels-machine';

import { useAuth } from '../../app/auth-context';
import { useTexts } from '../../app/localization-context';
import { ErrorWords } from '../../shared/errors/error-words';
import { useRecentRecords } from '../../shared/recent-records';
import { TaskList } from '../../shared/tasks/task-list';
import { taskTexts } from '../../shared/tasks/task-texts';
import { useFocusAfterRemoval } from '../../shared/focus/use-focus-after-removal';
import { useIsOnline } from '../../shared/use-online';
import { PanelFrame } from './panel-frame';
import { PanelNotifications } from './panel-notifications';
import { PanelNote, PanelSection } from './panel-section';
import { panelTexts } from './panel-texts';

type RightPanelProps = { readonly panelsRef: PanelsRef; readonly inboxRef: InboxRef };

const width = 392;

/** What waits for me, what has happened, what I looked at just now, and whether I am connected (register S-07). */
export function RightPanel({ panelsRef, inboxRef }: RightPanelProps) {
  const texts = useTexts(panelTexts);
  const close = () => {
    panelsRef.send({ type: 'panel.close' });
  };
  return (
    <PanelFrame panelsRef={panelsRef} label={texts('panel.title')} width={width}>
      <Inbox inboxRef={inboxRef} onOpen={close} />
      <PanelSection title={texts('panel.recent')}>
        <RecentRecords onOpen={close} />
      </PanelSection>
      <PanelSection title={texts('panel.connection')}>
        <Connection />
      </PanelSection>
    </PanelFrame>
  );
}

type InboxProps = { readonly inboxRef: InboxRef; readonly onOpen: () => void };

function Inbox({ inboxRef, onOpen }: InboxProps) {
  const texts = useTexts(panelTexts);
  const words = useTexts(taskTexts);
  const tasks = useSelector(inboxRef, ({ context }) => context.tasks);
  // Kept in the context until the next answer: what is asked for again is no longer a failure.
  const error = useSelector(inboxRef, (snapshot) =>
    snapshot.matches({ content: 'failed' }) || snapshot.matches({ content: 'offline' })
      ? snapshot.context.error
      : undefined,
  );
  const isBusy = useSelector(inboxRef, (snapshot) => snapshot.hasTag('busy'));
  const hasUnread = useSelector(inboxRef, ({ context }) => context.unreadCount > 0);
  const refresh = () => {
    inboxRef.send({ type: 'inbox.refresh' });
  };
  return (
    <>
      {error === undefined ? null : <Trouble error={error} isStale={tasks !== undefined} onRetry={refresh} />}
      <PanelSection
        title={words('tasks.title')}
        action={
          <IconButton
            size="small"
            aria-label={texts('panel.refresh')}
            title={texts('panel.refresh')}
            // Not disabled, which would take the focus from the hand that has pressed it; what is on its way is not asked again.
            aria-busy={isBusy}
            onClick={refresh}
          >
            <RefreshIcon fontSize="small" />
          </IconButton>
        }
      >
        {tasks === undefined ? <Waiting inboxRef={inboxRef} lines={3} /> : <TaskList tasks={tasks} onOpen={onOpen} />}
      </PanelSection>
      <PanelSection
        title={texts('panel.notifications')}
        action={hasUnread ? <ReadAllButton inboxRef={inboxRef} /> : null}
      >
        {tasks === undefined ? (
          <Waiting inboxRef={inboxRef} lines={4} />
        ) : (
          <PanelNotifications inboxRef={inboxRef} onOpen={onOpen} />
        )}
      </PanelSection>
    </>
  );
}

const afterReadAll = { entry: 'button', around: 'section', rest: 'h2' } as const;

/** Goes once nothing is unread, and leaves the focus to the heading of the messages. */
function ReadAllButton({ inboxRef }: { readonly inboxRef: InboxRef }) {
  const texts = useTexts(panelTexts);
  const buttonRef = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(buttonRef, afterReadAll);
  return (
    <Button
      ref={buttonRef}
      size="small"
      color="secondary"
      onClick={() => inboxRef.send({ type: 'notifications.readAll' })}
      sx={{ mr: -1.25 }}
    >
      {texts('panel.readAll')}
    </Button>
  );
}

type TroubleProps = { readonly error: AppError; readonly isStale: boolean; readonly onRetry: () => void };

const afterRetry = { entry: 'button', around: 'aside' } as const;

/** Goes while it is tried again, and leaves the focus to the panel. */
function Trouble({ error, isStale, onRetry }: TroubleProps) {
  const texts = useTexts(panelTexts);
  const retryRef = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(retryRef, afterRetry);
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        p: 1.25,
        mb: 2,
        borderRadius: 1,
        bgcolor: 'var(--surface-attention)',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <ErrorWords error={error} isTechnical />
        {isStale ? <Typography variant="body2">{texts('panel.stale')}</Typography> : null}
      </Box>
      <Button ref={retryRef} size="small" variant="outlined" onClick={onRetry}>
        {texts('panel.retry')}
      </Button>
    </Box>
  );
}

/** Grey lines once the wait is long enough to be noticed; nothing where nothing is on its way. */
function Waiting({ inboxRef, lines }: { readonly inboxRef: InboxRef; readonly lines: number }) {
  const common = useTexts(commonTexts);
  const isSlow = useSelector(inboxRef, (snapshot) => snapshot.hasTag('slow'));
  return isSlow ? (
    <Box role="status" aria-label={common('wait.loading')}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height={28} />
      ))}
    </Box>
  ) : (
    <Box sx={{ minHeight: lines * 28 }} />
  );
}

function Connection() {
  const texts = useTexts(panelTexts);
  const isOnline = useIsOnline();
  const isRenewing = useAuth((snapshot) => snapshot.hasTag('renewing'));
  const state = isOnline ? (isRenewing ? 'panel.renewing' : 'panel.online') : 'panel.offline';
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
      <Box
        aria-hidden
        sx={{
          width: '0.5rem',
          height: '0.5rem',
          flex: 'none',
          borderRadius: '50%',
          bgcolor: isOnline ? 'success.main' : 'warning.main',
        }}
      />
      <Typography variant="body2">{texts(state)}</Typography>
    </Box>
  );
}

function RecentRecords({ onOpen }: { readonly onOpen: () => void }) {
  const texts = useTexts(panelTexts);
  const records = useRecentRecords();
  if (records.length === 0) {
    return <PanelNote>{texts('panel.noRecent')}</PanelNote>;
  }
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
      {records.map(({ address, title }) => (
        <li key={address}>
          <Box component={Link} href={address} onClick={onOpen} sx={{ color: 'primary.main', fontSize: '0.8125rem' }}>
            {title}
          </Box>
        </li>
      ))}
    </Box>
  );
}

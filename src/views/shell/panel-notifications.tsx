import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { useSelector } from '@xstate/react';
import { Link } from 'wouter';

import { formatDateTime } from '@/domain/format/dates';
import { commonTexts } from '@/domain/localization/common-texts';
import type { Notification } from '@/domain/notifications/notification';
import type { InboxRef } from '@/machines/inbox-machine';

import { useTexts } from '../app/localization-context';
import { PanelNote } from './panel-section';
import { panelTexts } from './panel-texts';

type PanelNotificationsProps = { readonly inboxRef: InboxRef; readonly onOpen: () => void };

/** What has happened, the newest first; opening a message marks it as read. */
export function PanelNotifications({ inboxRef, onOpen }: PanelNotificationsProps) {
  const texts = useTexts(panelTexts);
  const common = useTexts(commonTexts);
  const notifications = useSelector(inboxRef, ({ context }) => context.notifications);
  const hasMore = useSelector(inboxRef, ({ context }) => context.notifications.length < context.totalCount);
  const canAskForMore = useSelector(inboxRef, (snapshot) => snapshot.can({ type: 'inbox.more' }));
  if (notifications.length === 0) {
    return <PanelNote>{common('empty.notifications')}</PanelNote>;
  }
  return (
    <>
      <Box component="ul" sx={listStyle}>
        {notifications.map((notification) => (
          <li key={notification.id}>
            <Message
              notification={notification}
              onRead={() => {
                inboxRef.send({ type: 'notification.read', id: notification.id });
                if (notification.duongDan !== null) {
                  onOpen();
                }
              }}
            />
          </li>
        ))}
      </Box>
      {hasMore ? (
        <Button
          size="small"
          color="secondary"
          disabled={!canAskForMore}
          onClick={() => inboxRef.send({ type: 'inbox.more' })}
          sx={{ mt: 0.5, ml: -1.25 }}
        >
          {texts('panel.more')}
        </Button>
      ) : null}
    </>
  );
}

type MessageProps = { readonly notification: Notification; readonly onRead: () => void };

function Message({ notification, onRead }: MessageProps) {
  const texts = useTexts(panelTexts);
  const { tieuDe, noiDung, duongDan, thoiGian, daDoc } = notification;
  const content = (
    <>
      {daDoc ? (
        <span className="mark" />
      ) : (
        <Box component="span" role="img" aria-label={texts('panel.unread')} className="mark unread" />
      )}
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Box component="span" sx={{ display: 'block', fontWeight: daDoc ? 500 : 650 }}>
          {tieuDe}
        </Box>
        {noiDung === null ? null : <span>{noiDung}</span>}
        <Box component="time" dateTime={thoiGian} className="time">
          {formatDateTime(thoiGian)}
        </Box>
      </Box>
    </>
  );
  if (duongDan !== null) {
    return (
      <ButtonBase component={Link} href={duongDan} className="message" onClick={onRead}>
        {content}
      </ButtonBase>
    );
  }
  return (
    <ButtonBase className="message" disabled={daDoc} onClick={onRead}>
      {content}
    </ButtonBase>
  );
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& .message': {
    display: 'flex',
    width: 'calc(100% + 1rem)',
    alignItems: 'flex-start',
    justifyContent: 'flex-start',
    gap: 1,
    mx: -1,
    px: 1,
    py: 0.875,
    borderRadius: 1,
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    color: 'text.primary',
  },
  '& .message:hover': { bgcolor: 'var(--surface-hover)' },
  '& .message:focus-visible': { outline: '2px solid var(--primary)', outlineOffset: '-2px' },
  '& .mark': { flex: 'none', width: '0.5rem', height: '0.5rem', mt: '0.375rem', borderRadius: '50%' },
  '& .unread': { bgcolor: 'primary.main' },
  '& .time': { display: 'block', color: 'text.secondary', fontSize: '0.75rem' },
} as const;

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { Link } from 'wouter';

import { formatDateTime } from '@/domain/format/dates';
import { commonTexts } from '@/domain/localization/common-texts';
import type { Notification } from '@/domain/notifications/notification';
import type { InboxRef } from '@/machines/shell/inbox-machine';

import { useTexts } from '../../app/localization-context';
import { heldBack } from '../../shared/focus/held-back';
import { useFocusAfterRemoval } from '../../shared/focus/use-focus-after-removal';
import { PanelNote } from './panel-section';
import { panelTexts } from './panel-texts';

type PanelNotificationsProps = { readonly inboxRef: InboxRef; readonly onOpen: () => void };

/** What has happened, the newest first; opening a message marks it as read. */
export function PanelNotifications({ inboxRef, onOpen }: PanelNotificationsProps) {
  const common = useTexts(commonTexts);
  const notifications = useSelector(inboxRef, ({ context }) => context.notifications);
  const hasMore = useSelector(inboxRef, ({ context }) => context.notifications.length < context.totalCount);
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
      {hasMore ? <MoreButton inboxRef={inboxRef} /> : null}
    </>
  );
}

/** The last of the messages that were there before. */
const afterMore = { entry: 'button', around: 'section', rest: 'li:last-child .message' } as const;

/** Goes once everything is there, and leaves the focus before what has come. */
function MoreButton({ inboxRef }: { readonly inboxRef: InboxRef }) {
  const texts = useTexts(panelTexts);
  const canAskForMore = useSelector(inboxRef, (snapshot) => snapshot.can({ type: 'inbox.more' }));
  const buttonRef = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(buttonRef, afterMore);
  return (
    <Button
      ref={buttonRef}
      size="small"
      color="secondary"
      {...heldBack(!canAskForMore)}
      onClick={() => inboxRef.send({ type: 'inbox.more' })}
      sx={{ mt: 0.5, ml: -1.25 }}
    >
      {texts('panel.more')}
    </Button>
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
    // What is read keeps the focus: reading it was what took it there.
    <ButtonBase className="message" aria-disabled={daDoc} onClick={onRead}>
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

import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { useSelector } from '@xstate/react';

import type { InboxRef } from '@/machines/shell/inbox-machine';
import type { PanelsRef } from '@/machines/shell/panels-machine';

import { useTexts } from '../../app/localization-context';
import { panelTexts } from './panel-texts';

type InboxButtonProps = { readonly panelsRef: PanelsRef; readonly inboxRef: InboxRef };

/** Opens the right panel and says how many messages nobody has read. */
export function InboxButton({ panelsRef, inboxRef }: InboxButtonProps) {
  const texts = useTexts(panelTexts);
  const isOpen = useSelector(panelsRef, (snapshot) => snapshot.matches('rightPanel'));
  const count = useSelector(inboxRef, ({ context }) => context.unreadCount);
  const label = count === 0 ? texts('panel.title') : texts('panel.titleUnread', { count });
  return (
    <IconButton
      data-panel-button
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      onClick={() => panelsRef.send({ type: 'rightPanel.toggle' })}
    >
      <Badge badgeContent={count === 0 ? undefined : count} max={99} color="error" overlap="circular" sx={badgeStyle}>
        <BellIcon fontSize="small" />
      </Badge>
    </IconButton>
  );
}

const badgeStyle = { '& .MuiBadge-badge': { height: 16, minWidth: 16, px: '4px', fontSize: '0.625rem' } } as const;

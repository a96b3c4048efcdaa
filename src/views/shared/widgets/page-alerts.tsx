import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';

import { commonTexts } from '@/domain/localization/common-texts';
import type { PageAlert, PageAlertsRef } from '@/machines/shell/page-alerts-machine';
import { useTexts } from '@/views/app/localization-context';

import { useFocusAfterRemoval } from '../focus/use-focus-after-removal';
import { usePageAlertsRef } from './page-alerts-context';
import { widgetTexts } from './widget-texts';

type PageAlertsProps = {
  /** Those that ask for something to be done, or those that are only to be read. */
  readonly kind: 'asking' | 'telling';
};

/** The alerts of the page, newest first. */
export function PageAlerts({ kind }: PageAlertsProps) {
  const texts = useTexts(widgetTexts);
  const alertsRef = usePageAlertsRef();
  const all = useSelector(alertsRef, ({ context }) => context.alerts);
  const alerts = all.filter(({ action }) => (action === undefined) === (kind === 'telling'));
  return alerts.length === 0 ? null : (
    <Box
      component="section"
      aria-label={texts('alerts.region')}
      sx={{ display: 'grid', gap: 1, px: { xs: 2, md: 3 }, pt: 1.5, '@media print': { display: 'none' } }}
    >
      {alerts.map((alert) => (
        <OneAlert key={alert.id} alert={alert} alertsRef={alertsRef} />
      ))}
    </Box>
  );
}

/** The alerts stand outside the page, which is where it goes on after the last of them. */
const afterClosing = { entry: '.MuiAlert-root', around: 'body', rest: 'main h1' } as const;

/** What the focus looks for a button by; the types of the alert's own one know no such attribute. */
const removal = { 'data-remove': true };

type OneAlertProps = { readonly alert: PageAlert; readonly alertsRef: PageAlertsRef };

function OneAlert({ alert: { id, type, title, text, action, isDismissible = true }, alertsRef }: OneAlertProps) {
  const common = useTexts(commonTexts);
  const closeRef = useRef<HTMLButtonElement>(null);
  const actionRef = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(closeRef, afterClosing);
  useFocusAfterRemoval(actionRef, afterClosing);
  const dismiss = () => {
    alertsRef.send({ type: 'alert.dismiss', id });
  };
  return (
    <Alert
      severity={type}
      role={type === 'error' || type === 'warning' ? 'alert' : 'status'}
      closeText={common('action.close')}
      action={
        action === undefined ? undefined : (
          <>
            <Button ref={actionRef} size="small" variant="outlined" color="inherit" onClick={action.run}>
              {action.label}
            </Button>
            {isDismissible ? (
              <Button ref={closeRef} {...removal} size="small" color="inherit" onClick={dismiss}>
                {common('action.close')}
              </Button>
            ) : null}
          </>
        )
      }
      slotProps={{ closeButton: { ref: closeRef, ...removal } }}
      {...(isDismissible && action === undefined ? { onClose: dismiss } : {})}
      sx={{
        bgcolor: 'background.paper',
        overflowWrap: 'anywhere',
        boxShadow: action === undefined ? 'none' : 'var(--shadow-floating)',
      }}
    >
      {title === undefined ? null : <AlertTitle>{title}</AlertTitle>}
      {text}
    </Alert>
  );
}

import PayInIcon from '@mui/icons-material/PaymentsOutlined';
import { Button } from '@mui/material';
import { Link } from 'wouter';

import { policies } from '@/domain/policies/policy-names';
import { useGranted } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';

import { payInHref, type PaidReport } from './paid-report';
import { payInTexts } from './pay-in-texts';

/** Lập phiếu nộp quỹ: leads whoever may make vouchers to one that pays what a report owes. */
export function PayInLink(report: PaidReport) {
  const texts = useTexts(payInTexts);
  return useGranted(policies.payInsCreate) ? (
    <Button component={Link} href={payInHref(report)} variant="outlined" color="secondary" startIcon={<PayInIcon />}>
      {texts('payIn.create')}
    </Button>
  ) : null;
}

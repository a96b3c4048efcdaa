import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import FaultIcon from '@mui/icons-material/ReportProblemOutlined';
import ReplayIcon from '@mui/icons-material/ReplayOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useMemo } from 'react';

import { asCurl } from '@/domain/desk/curl';
import { callMethods } from '@/domain/desk/fault-rule';
import { blankFaultRule, faultRuleOf } from '@/domain/desk/fault-rule-input';
import { maskedRecord } from '@/domain/desk/masked-record';
import { nextRuleId, withRule } from '@/domain/desk/network';
import { isWhole, pathOf, queryOf, readableTextOf, type RequestRecord } from '@/domain/desk/request-record';
import { useTexts } from '@/views/app/localization-context';
import { useNotices } from '@/views/app/notices';
import { copyText } from '@/views/shared/copy-text';

import { useDesk } from '../desk-context';
import { CallPart, NameValues } from './call-part';
import { requestsTexts } from './requests-texts';

type RequestDetailsProps = {
  readonly record: RequestRecord;
  readonly showsSecrets: boolean;
};

/** Everything that is known of a call, and what can be done with it. */
export function RequestDetails({ record, showsSecrets }: RequestDetailsProps) {
  const texts = useTexts(requestsTexts);
  const told = useMemo(() => (showsSecrets ? record : maskedRecord(record)), [record, showsSecrets]);
  const query = queryOf(told);
  const hasDetails = record.request !== undefined;
  return (
    <Stack spacing={1.5}>
      <DetailActions record={record} told={told} />
      {hasDetails && isWhole(record) ? null : (
        <Typography variant="body2" color="textSecondary">
          {texts(hasDetails ? 'detail.notWhole' : 'detail.summaryOnly')}
        </Typography>
      )}
      {query.length === 0 ? null : <NameValues title={texts('detail.query')} values={query} />}
      {hasDetails ? (
        <>
          <CallPart title={texts('detail.sent')} message={told.request} />
          <CallPart title={texts('detail.received')} message={told.response} />
        </>
      ) : null}
    </Stack>
  );
}

type DetailActionsProps = {
  readonly record: RequestRecord;
  /** The same call as it may be shown. */
  readonly told: RequestRecord;
};

function DetailActions({ record, told }: DetailActionsProps) {
  const texts = useTexts(requestsTexts);
  const { desk } = useDesk();
  const copy = useCopy();
  const failNextTime = useFailNextTime(record);
  const curl = asCurl(told);
  const answer = told.response?.body === undefined ? undefined : readableTextOf(told.response.body);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      <Button
        size="small"
        variant="outlined"
        startIcon={<ReplayIcon />}
        disabled={!isWhole(record)}
        onClick={() => {
          desk.requests.repeat(record.id);
        }}
      >
        {texts('detail.repeat')}
      </Button>
      <CopyButton label={texts('detail.curl')} text={curl} onCopy={copy} />
      <CopyButton label={texts('detail.answer')} text={answer} onCopy={copy} />
      <Button size="small" variant="outlined" startIcon={<FaultIcon />} onClick={failNextTime}>
        {texts('detail.fail')}
      </Button>
    </Box>
  );
}

type CopyButtonProps = {
  readonly label: string;
  /** `undefined`: there is nothing to be copied. */
  readonly text: string | undefined;
  readonly onCopy: (text: string) => void;
};

function CopyButton({ label, text, onCopy }: CopyButtonProps) {
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<CopyIcon />}
      disabled={text === undefined}
      onClick={() => {
        onCopy(text ?? '');
      }}
    >
      {label}
    </Button>
  );
}

function useCopy(): (text: string) => void {
  const texts = useTexts(requestsTexts);
  const notices = useNotices();
  return (text) => {
    void copyText(text).then(
      () => {
        notices.success(texts('detail.copied'));
      },
      () => {
        notices.warn(texts('detail.notCopied'));
      },
    );
  };
}

/** Makes a rule for exactly this call and leads to it, where it can be changed. */
function useFailNextTime(record: RequestRecord): () => void {
  const { desk, deskRef } = useDesk();
  const notices = useNotices();
  return () => {
    const method = callMethods.find((each) => each === record.method) ?? '*';
    const input = { ...blankFaultRule, method, path: pathOf(record) };
    desk.network
      .change((setting) => withRule(setting, faultRuleOf(input, nextRuleId(setting))))
      .then(() => {
        deskRef.send({ type: 'desk.show', tab: 'network' });
      }, notices.report);
  };
}

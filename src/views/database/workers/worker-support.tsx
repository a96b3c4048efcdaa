import { Box, Link as MuiLink, Paper, Typography } from '@mui/material';
import { useId } from 'react';
import { Link } from 'wouter';

import type { Page } from '@/domain/abp/paging';
import { pageSizes } from '@/domain/constants';
import { createFormats } from '@/domain/format/formats';
import type { ListQuery } from '@/domain/lists/list-query';
import type { LookupName } from '@/domain/lookups/lookup';
import { href } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import { reasonsOf, supportPaymentStates } from '@/domain/support/support-lists';
import type { SupportedWorker } from '@/domain/support/support-request';
import { useGranted } from '@/views/app/auth-context';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { Tag } from '@/views/shared/list/cells/tag';
import { useNames } from '@/views/shared/list/cells/use-names';
import { PartView } from '@/views/shared/record/part-view';
import { usePart } from '@/views/shared/record/use-part';
import { supportPaymentTones } from '@/views/shared/support-payment-tones';

import { FactGrid } from './contract-facts';
import { workerTexts } from './worker-texts';

const lookups: readonly LookupName[] = ['thi-truong'];

type WorkerSupportProps = {
  readonly workerId: string;
  /** Of the worker as they stand; another one asks for the cases anew. */
  readonly version: string;
};

/** The cases for which the worker was granted support, the latest decision first, each with its request. */
export function WorkerSupport({ workerId, version }: WorkerSupportProps) {
  const texts = useTexts(workerTexts);
  const titleId = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: 2.5 }}>
      <Typography id={titleId} variant="h2" sx={{ typography: 'h3', mb: 1.5 }}>
        {texts('support.title')}
      </Typography>
      <LoadedCases key={`${workerId} ${version}`} workerId={workerId} labelledBy={titleId} />
    </Paper>
  );
}

type LoadedCasesProps = { readonly workerId: string; readonly labelledBy: string };

function LoadedCases({ workerId, labelledBy }: LoadedCasesProps) {
  const { supportedWorkers } = useServices();
  const texts = useTexts(workerTexts);
  const cases = usePart((signal) => supportedWorkers.list(casesOf(workerId), signal));
  return (
    <PartView part={cases}>
      {(page) =>
        page.items.length === 0 ? (
          <Typography color="textSecondary">{texts('support.none')}</Typography>
        ) : (
          <ListedCases page={page} labelledBy={labelledBy} />
        )
      }
    </PartView>
  );
}

type ListedCasesProps = { readonly page: Page<SupportedWorker>; readonly labelledBy: string };

function ListedCases({ page, labelledBy }: ListedCasesProps) {
  const texts = useTexts(workerTexts);
  const { money } = createFormats(useLocalizer().language);
  const { tienDuyet = 0, tienChi = 0 } = page.tong ?? {};
  return (
    <>
      <Typography color="textSecondary">
        {texts('support.sum', { approved: money(tienDuyet), paid: money(tienChi) })}
      </Typography>
      <Box component="ul" aria-labelledby={labelledBy} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {page.items.map((supported) => (
          <SupportedCase key={supported.id} supported={supported} />
        ))}
      </Box>
    </>
  );
}

function SupportedCase({ supported }: { readonly supported: SupportedWorker }) {
  const texts = useTexts(workerTexts);
  const names = useNames(lookups);
  const formats = createFormats(useLocalizer().language);
  const mayOpenRequest = useGranted(policies.supportRequests);
  const { maYeuCau, yeuCauId, loaiHoTroId, lyDoHoTro, thiTruongId, tinhTrangChi } = supported;
  const day = (iso: string | null) => (iso === null ? null : formats.date(iso));
  const values = {
    loaiHoTroId,
    lyDoHoTro: lyDoHoTro === null ? null : names.in<string>(reasonsOf(loaiHoTroId), lyDoHoTro),
    ngaySuViec: day(supported.ngaySuViec),
    thiTruongId: thiTruongId === null ? null : names.of('thi-truong', thiTruongId),
    soGcn: supported.soGcn,
    soQd: supported.soQd,
    ngayQd: day(supported.ngayQd),
    tienDuyet: formats.money(supported.tienDuyet),
    tienChi: formats.money(supported.tienChi),
    ngayChi: day(supported.ngayChi),
    nguoiNhan: supported.nguoiNhan,
  } as const;
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', pt: 2, mt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography variant="body1" component="h3" sx={{ fontWeight: 'fontWeightMedium' }}>
          {mayOpenRequest && yeuCauId !== null ? (
            <MuiLink component={Link} href={href('supportRequest', { requestId: yeuCauId })}>
              {maYeuCau}
            </MuiLink>
          ) : (
            maYeuCau
          )}
        </Typography>
        <Tag text={names.in(supportPaymentStates, tinhTrangChi)} tone={supportPaymentTones[tinhTrangChi]} />
      </Box>
      <FactGrid facts={fields.map((field) => ({ label: texts(`support.${field}`), value: values[field] }))} />
    </Box>
  );
}

const fields = [
  ...(['loaiHoTroId', 'lyDoHoTro', 'ngaySuViec', 'thiTruongId', 'soGcn', 'soQd', 'ngayQd'] as const),
  ...(['tienDuyet', 'tienChi', 'ngayChi', 'nguoiNhan'] as const),
];

/** All of a worker's cases: nobody is supported more often than a page has rows. */
function casesOf(workerId: string): ListQuery {
  return {
    page: 0,
    pageSize: Math.max(...pageSizes),
    sort: { field: 'ngayQd', direction: 'desc' },
    search: '',
    filters: { nguoiLaoDongId: workerId },
    columns: undefined,
  };
}

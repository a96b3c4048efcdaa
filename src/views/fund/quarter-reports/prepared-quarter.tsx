import { Alert, Button, Typography } from '@mui/material';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

import { firstReportYear, type Quarter } from '@/domain/quarter-reports/quarter';
import type { ReportHead } from '@/domain/quarter-reports/report-head';
import { useTexts } from '@/views/app/localization-context';
import { PartView } from '@/views/shared/record/part-view';
import { usePart } from '@/views/shared/record/use-part';

import type { QuarterPreparation } from './quarter-report';
import { quarterReportTexts } from './quarter-report-texts';

/** Asks what a quarter starts with. */
export type PrepareQuarter<Preparation> = (
  quarter: Quarter & { readonly donViId?: string },
  signal: AbortSignal,
) => Promise<Preparation>;

type PreparedQuarterProps<Preparation extends QuarterPreparation> = {
  /** Stable. */
  readonly prepare: PrepareQuarter<Preparation>;
  /** Of a stored report; the person's own for a new one. */
  readonly donViId?: string | undefined;
  /** The report itself, which is none that already exists. */
  readonly reportId?: string | undefined;
  readonly reportHref: (reportId: string) => string;
  readonly children: (preparation: Preparation) => ReactNode;
};

/** What the chosen quarter starts with, once it is known; asked anew when the quarter is another. */
export function PreparedQuarter<Preparation extends QuarterPreparation>(props: PreparedQuarterProps<Preparation>) {
  const texts = useTexts(quarterReportTexts);
  const { values } = useFormikContext<ReportHead>();
  const nam = Number(values.nam);
  const quy = Number(values.quy);
  const isQuarter = Number.isInteger(nam) && nam >= firstReportYear && quy >= 1 && quy <= 4;
  return isQuarter ? (
    <Loaded key={`${nam} ${quy}`} {...props} quarter={{ nam, quy }} />
  ) : (
    <Typography color="textSecondary" sx={{ mb: 2.5 }}>
      {texts('quarter.choose')}
    </Typography>
  );
}

function Loaded<Preparation extends QuarterPreparation>({
  quarter,
  prepare,
  donViId,
  reportId,
  reportHref,
  children,
}: PreparedQuarterProps<Preparation> & { readonly quarter: Quarter }) {
  const texts = useTexts(quarterReportTexts);
  const part = usePart((signal) => prepare(donViId === undefined ? quarter : { ...quarter, donViId }, signal));
  return (
    <PartView part={part}>
      {(preparation) => {
        const { baoCaoId, baoCaoMa, nam, quy } = preparation;
        return (
          <>
            {baoCaoId !== null && baoCaoId !== reportId ? (
              <Alert
                severity="warning"
                sx={{ mb: 2.5 }}
                action={
                  <Button color="inherit" size="small" component={Link} href={reportHref(baoCaoId)}>
                    {texts('quarter.open')}
                  </Button>
                }
              >
                {texts('quarter.exists', { quy, nam, code: baoCaoMa ?? '' })}
              </Alert>
            ) : null}
            {children(preparation)}
          </>
        );
      }}
    </PartView>
  );
}

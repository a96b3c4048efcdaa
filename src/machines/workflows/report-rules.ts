import type { ReportStatus } from '@/domain/reference/report-statuses';

import { otherThanAppraiser, type FourEyesFacts } from './four-eyes';
import type { WorkflowRules } from './workflow';

/** The steps of a report, by the verb of their endpoint. */
export const reportSteps = [
  'gui',
  'tham-dinh',
  'phe-duyet',
  'tra-lai',
  'tu-choi',
  'thu-hoi',
  'thu-hoi-phe-duyet',
  'sua',
  'xoa',
] as const;

export type ReportStep = (typeof reportSteps)[number];

/** What the steps of a report depend on. */
export type ReportFacts = FourEyesFacts & {
  readonly trangThai: ReportStatus;
  readonly donViId: string;
  /** It has lines, or says that there is nothing to report. */
  readonly coNoiDung: boolean;
  /** A step was taken once: it may be returned, but no longer deleted. */
  readonly daGui: boolean;
  /** Somebody of the Fund has opened it since it was sent. */
  readonly daMo: boolean;
  /** A later period of the unit is approved. */
  readonly coKySauDuocDuyet: boolean;
  /** Support was granted on one of its lines. */
  readonly coHoTro: boolean;
  /** A contribution of one of its lines was paid back: its money is out, and may not become the unit's credit. */
  readonly coHoanTra: boolean;
};

export type ReportRule =
  'ownUnit' | 'fundStaff' | 'hasContent' | 'notOpened' | 'neverSent' | 'otherThanAppraiser' | 'nothingBuiltOnIt';

/** Domain dictionary §5.1, column "Guard"; the revenue and the document report go the same way (§5.6, §5.7). */
export const reportRules: WorkflowRules<ReportFacts, ReportRule> = {
  ownUnit: ({ facts, person }) => facts.donViId === person.unitId,
  fundStaff: ({ person }) => person.isFundStaff,
  hasContent: ({ facts }) => facts.coNoiDung,
  notOpened: ({ facts }) => !facts.daMo,
  neverSent: ({ facts }) => !facts.daGui,
  otherThanAppraiser,
  nothingBuiltOnIt: ({ facts }) => !facts.coKySauDuocDuyet && !facts.coHoTro && !facts.coHoanTra,
};

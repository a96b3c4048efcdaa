import type { Act } from '../call';
import * as administration from './administration-acts';
import * as dossier from './dossier-acts';
import * as paper from './paper-acts';
import * as payIn from './pay-in-acts';
import * as quarter from './quarter-acts';
import * as report from './fund-report-acts';
import * as support from './support-acts';
import * as supportType from './support-type-acts';
import * as unit from './unit-acts';
import * as worker from './worker-acts';

/** Everything that people do, and how often beside the others. */
export const acts: readonly (readonly [name: string, act: Act, weight: number])[] = [
  ['draftReport', report.draftReport, 3],
  ['editLines', report.editLines, 6],
  ['editReport', report.editReport, 2],
  ['removeReport', report.removeReport, 1],
  ['stepReport', report.stepReport, 14],
  ['openReport', report.openReport, 1],
  ['stepReports', report.stepReports, 1],
  ['makeVoucher', payIn.makeVoucher, 6],
  ['editVoucher', payIn.editVoucher, 2],
  ['stepVoucher', payIn.stepVoucher, 12],
  ['confirmStatement', payIn.confirmStatement, 1],
  ['declare', dossier.declare, 5],
  ['editDossier', dossier.editDossier, 1],
  ['stepDossier', dossier.stepDossier, 22],
  ['approveDossiers', dossier.approveDossiers, 1],
  ['changeContribution', dossier.changeContribution, 3],
  ['makeRequest', support.makeRequest, 3],
  ['editRequest', support.editRequest, 1],
  ['removeRequest', support.removeRequest, 1],
  ['stepRequest', support.stepRequest, 22],
  ['addWorker', worker.addWorker, 1],
  ['changeWorker', worker.changeWorker, 3],
  ['sendWorkerTwice', worker.sendWorkerTwice, 1],
  ['removeWorker', worker.removeWorker, 1],
  ['mergeWorkers', worker.mergeWorkers, 1],
  ['draftRevenue', quarter.draftRevenue, 2],
  ['editRevenue', quarter.editRevenue, 1],
  ['draftDocuments', quarter.draftDocuments, 2],
  ['editDocuments', quarter.editDocuments, 1],
  ['stepQuarter', quarter.stepQuarter, 6],
  ['addUser', administration.addUser, 1],
  ['changeUser', administration.changeUser, 1],
  ['lockUser', administration.lockUser, 1],
  ['removeUser', administration.removeUser, 1],
  ['changeUnit', administration.changeUnit, 1],
  ['addUnit', administration.addUnit, 1],
  ['removeUnit', administration.removeUnit, 1],
  ['changeAmount', administration.changeAmount, 1],
  ['changeDayOff', administration.changeDayOff, 1],
  ['hire', unit.hire, 2],
  ['stopUnit', unit.stopUnit, 3],
  ['changeYoungUnit', unit.changeYoungUnit, 1],
  ['handOverUnit', unit.handOverUnit, 1],
  ['bringPaper', paper.bringPaper, 6],
  ['removePaper', paper.removePaper, 3],
  ['addType', supportType.addType, 1],
  ['changeType', supportType.changeType, 2],
  ['switchType', supportType.switchType, 2],
  ['removeType', supportType.removeType, 1],
];

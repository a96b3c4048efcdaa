import type { Act } from '../call';
import * as administration from './administration-acts';
import * as dossier from './dossier-acts';
import * as imported from './import-acts';
import * as inbox from './inbox-acts';
import * as paper from './paper-acts';
import * as payIn from './pay-in-acts';
import * as quarter from './quarter-acts';
import * as report from './fund-report-acts';
import * as review from './review-acts';
import * as role from './role-acts';
import * as rule from './rule-acts';
import * as settings from './settings-acts';
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
  ['stepDossier', dossier.stepDossier, 30],
  ['approveDossiers', dossier.approveDossiers, 1],
  ['changeContribution', dossier.changeContribution, 3],
  ['makeRequest', support.makeRequest, 4],
  ['editRequest', support.editRequest, 1],
  ['removeRequest', support.removeRequest, 1],
  ['stepRequest', support.stepRequest, 30],
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
  ['addRole', role.addRole, 1],
  ['renameRole', role.renameRole, 1],
  ['removeRole', role.removeRole, 1],
  ['grant', role.grant, 2],
  ['suspend', role.suspend, 2],
  ['giveRoles', role.giveRoles, 2],
  ['readMessage', inbox.readMessage, 1],
  ['readAll', inbox.readAll, 1],
  ['importWorkers', imported.importWorkers, 1],
  ['importLines', imported.importLines, 2],
  ['matchStatement', imported.matchStatement, 1],
  ['exportFile', imported.exportFile, 1],
  ['addAmount', rule.addAmount, 1],
  ['editAmount', rule.editAmount, 1],
  ['removeAmount', rule.removeAmount, 1],
  ['moveDayOff', rule.moveDayOff, 1],
  ['openQuarter', review.openQuarter, 1],
  ['stepQuarters', review.stepQuarters, 1],
  ['correctOpening', review.correctOpening, 1],
  ['addTenant', settings.addTenant, 1],
  ['renameTenant', settings.renameTenant, 1],
  ['removeTenant', settings.removeTenant, 1],
  ['changeContacts', settings.changeContacts, 1],
];

import { addDays, todayAt } from '@/domain/format/calendar';
import { daysOverdue, dueSoonDays, isDueSoon } from '@/domain/fund/deadlines';

import type { MockBackend } from '../../backend';
import type { Database } from '../../data/database';
import type { DeadlineEvent } from '../../data/notification-row';
import type { MockUser } from '../../routing';
import { sendMail } from '../administration/outgoing-mail';
import { scopeOf } from '../data-scope';
import { deadlinesOfDeclarer, deadlinesOfUnit, type Deadline } from './deadlines';
import { reminderMail } from './step-mails';
import { receiversOf } from './step-receivers';

const events: Readonly<Record<Deadline['kind'], Readonly<Record<'soon' | 'overdue', DeadlineEvent>>>> = {
  report: { soon: 'deadline.reportSoon', overdue: 'deadline.reportOverdue' },
  payment: { soon: 'deadline.paymentSoon', overdue: 'deadline.paymentOverdue' },
  dossier: { soon: 'deadline.dossierSoon', overdue: 'deadline.dossierOverdue' },
};

/** When the server sends what a day brings, and how long it waits for that after midnight. */
const hour = 'T08:00:00.000';
const hourMs = 8 * 3_600_000;

/** Day and state of the tables for which a person's deadlines have been looked at. */
const examined = new WeakMap<Database, Map<string, string>>();

/**
 * Reminds of the person's deadlines, three days before and once they have passed, as the server does in the morning: each
 * is told once, to all whom it concerns, and the unit is written to where money is due. Asked again before the next
 * morning it costs nothing.
 */
export async function remind(user: MockUser, backend: MockBackend): Promise<void> {
  const { database, clock } = backend;
  // Before the hour the morning that came last is the one of the day before.
  const today = todayAt(clock() - hourMs);
  const { fundReports, revenueReports, documentReports, selfPaying, contracts, units, daysOff } = database;
  const tables = [fundReports, revenueReports, documentReports, selfPaying, contracts, units, daysOff];
  const versions = tables.map(({ version }) => version);
  const state = `${today} ${versions.join(' ')}`;
  const known = examined.get(database) ?? new Map<string, string>();
  examined.set(database, known);
  if (known.get(user.id) === state) {
    return;
  }
  known.set(user.id, state);
  // The Fund and the Department report to nobody: their people's pages need not wait for the reports of all units.
  const unit = scopeOf(user).kind === 'all' ? undefined : database.units.find(user.donViId);
  const deadlines = [
    ...(unit === undefined ? [] : deadlinesOfUnit(database, unit, today)),
    ...deadlinesOfDeclarer(database, user),
  ];
  for (const deadline of deadlines) {
    await remindOf(deadline, backend, today);
  }
}

async function remindOf(deadline: Deadline, backend: MockBackend, today: string): Promise<void> {
  const { key, kind, due, params, address, payment, unitId } = deadline;
  const isOverdue = daysOverdue(due, today) > 0;
  if (!isOverdue && !isDueSoon(due, today)) {
    return;
  }
  const suKien = events[kind][isOverdue ? 'overdue' : 'soon'];
  const khoa = `${suKien} ${key}`;
  const { database } = backend;
  if (isKnown(database, khoa)) {
    return;
  }
  const receivers = receiversOf(backend, { ...deadline, editPolicy: deadline.policy }, { kind: 'owner' });
  for (const { id } of receivers) {
    database.notifications.put({
      ...{ id: crypto.randomUUID(), nguoiNhanId: id, loai: 'nhac-han', suKien, daDoc: false, duongDan: address },
      thamSo: { ...params, khoa },
      thoiGian: `${addDays(due, isOverdue ? 1 : -dueSoonDays)}${hour}`,
    });
  }
  const unit = database.units.find(unitId ?? '');
  if (receivers.length > 0 && unit !== undefined && payment !== undefined) {
    await sendMail(backend, reminderMail(backend, unit, { ...payment, han: due, address }));
  }
}

function isKnown({ notifications }: Database, khoa: string): boolean {
  for (const { thamSo } of notifications.rows()) {
    if (thamSo['khoa'] === khoa) {
      return true;
    }
  }
  return false;
}

import type { HomeDeadline } from '@/domain/home/home';
import { isGranted } from '@/domain/policies/policy-expression';

import { deadlinesOfDeclarer, deadlinesOfUnit, type Deadline } from '../notifications/deadlines';
import type { HomeRequest } from './home-request';

const reports: Readonly<Record<string, HomeDeadline['loai']>> = {
  fundReport: 'bao-cao-quy',
  revenueReport: 'bao-cao-doanh-thu',
  documentReport: 'bao-cao-tai-lieu',
  dossier: 'nguoi-lao-dong-tu-dong',
};

/** More nobody plans by. */
const mostShown = 6;

/** What the person's unit has to do, and the dossiers that they have entered, the earliest day first. */
export function homeDeadlines(request: HomeRequest): readonly HomeDeadline[] {
  return deadlinesOfPerson(request)
    .sort((one, other) => one.hanXuLy.localeCompare(other.hanXuLy))
    .slice(0, mostShown);
}

/** Those which the person can do something about. */
export function deadlinesOfPerson({ user, backend: { database }, today }: HomeRequest): HomeDeadline[] {
  const unit = database.units.find(user.donViId);
  return [...(unit === undefined ? [] : deadlinesOfUnit(database, unit, today)), ...deadlinesOfDeclarer(database, user)]
    .filter(({ policy }) => isGranted(policy, user.grantedPolicies))
    .map(homeDeadline);
}

function homeDeadline({ kind, params, due, payment, address }: Deadline): HomeDeadline {
  return {
    loai: kind === 'payment' ? 'nop-quy' : (reports[params['banGhi'] ?? ''] ?? 'bao-cao-quy'),
    ky: params['ky'] ?? params['ma'] ?? '',
    hanXuLy: due,
    soTien: payment?.soTien ?? null,
    tinhTrangNop: payment?.tinhTrangNop ?? null,
    lienKet: address,
  };
}

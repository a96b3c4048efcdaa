import type { ApplicationConfiguration } from '@/domain/abp/application-configuration';
import type { Session } from '@/domain/auth/session';
import { policies } from '@/domain/policies/policy-names';

/** A session stored at 1,000,000 ms that lives one hour. */
export const storedSession: Session = {
  version: 2,
  id: 'session-1',
  generation: 0,
  flow: 'password',
  issuer: 'https://quy.example.vn/',
  clientId: 'QuyHoTro_App',
  accessToken: 'access-1',
  refreshToken: 'refresh-1',
  renewal: 'refreshToken',
  idToken: undefined,
  idTokenClaims: undefined,
  grantedScopes: ['offline_access', 'QuyHoTro'],
  sessionState: undefined,
  storedAt: 1_000_000,
  expiresAt: 1_000_000 + 3_600_000,
  unitId: 'unit-quy',
  unitTypeId: 100,
};

export const sessionWithoutRefresh: Session = { ...storedSession, refreshToken: undefined, renewal: 'none' };

export function configurationFor(userId: string | null): ApplicationConfiguration {
  return {
    localization: {
      languages: [],
      currentCulture: {
        cultureName: 'vi',
        displayName: 'Tiếng Việt',
        isRightToLeft: false,
        dateTimeFormat: { shortDatePattern: 'dd/MM/yyyy' },
      },
      defaultResourceName: 'QuyHoTro',
    },
    auth: { grantedPolicies: { 'DucLongPhatCsdl.Csdl': true, 'DucLongPhatCsdl.CsdlNguoiLaoDong': true } },
    setting: { values: {} },
    features: { values: {} },
    globalFeatures: { enabledFeatures: [] },
    currentUser: {
      isAuthenticated: userId !== null,
      id: userId,
      tenantId: null,
      userName: userId === null ? null : 'khoa.tm',
      name: userId === null ? null : 'Trần Minh Khoa',
      surName: null,
      email: null,
      phoneNumber: null,
      roles: userId === null ? [] : ['chuyen-vien-quy'],
    },
    currentTenant: { id: null, name: null, isAvailable: false },
    multiTenancy: { isEnabled: true },
  };
}

/** Policies as a configuration grants them, those of the modules among them, as ABP asks for a parent before its children. */
export function grantsOf(granted: readonly string[]): Readonly<Record<string, boolean>> {
  const { fund, support, database, report, system } = policies;
  return Object.fromEntries([fund, support, database, report, system, ...granted].map((name) => [name, true]));
}

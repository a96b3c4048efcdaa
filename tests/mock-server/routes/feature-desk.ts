import type { Feature, FeatureProvider } from '@/domain/features/feature';
import { createFeaturesApi } from '@/services/api/features-api';
import type { MockBackend } from '@mock-server/backend';

import { clientOf, signInAt } from '../support/client-of';
import { bearer, call } from '../support/test-backend';

export const trainingId = '3a1312ab-0000-4d8e-9a52-000000000001';
export const host: FeatureProvider = { name: 'T', key: undefined };
export const training: FeatureProvider = { name: 'T', key: trainingId };
export const featuresPath = '/api/feature-management/features';

/** Features of the seed, by what they are for. */
export const seeded = {
  mostRows: 'QuyHoTro.NhapExcel.SoDongToiDa',
  exporting: 'QuyHoTro.XuatExcel',
  reminderDays: 'QuyHoTro.NhacNo.SoNgayTruocHan',
  watermark: 'QuyHoTro.BaoCao.XuatPdf.ChuChim',
  signing: 'QuyHoTro.BaoCao.XuatPdf.KySo',
  signingServer: 'QuyHoTro.BaoCao.XuatPdf.KySo.MayChu',
  paperSize: 'QuyHoTro.BaoCao.XuatPdf.KhoGiay',
  mainColour: 'QuyHoTro.GiaoDien.MauChuDao',
} as const;

const { signal } = new AbortController();

export type FeatureDesk = Awaited<ReturnType<typeof openFeatureDesk>>;

/** The features of a back end, as its administrator has them before them. `installFetch` must have been called. */
export async function openFeatureDesk(backend: MockBackend) {
  const api = createFeaturesApi(await clientOf(backend, 'admin'));

  const listed = async (provider: FeatureProvider): Promise<ReadonlyMap<string, Feature>> => {
    const groups = await api.get(provider, signal);
    return new Map(groups.flatMap(({ features }) => features).map((feature) => [feature.name, feature]));
  };

  return {
    api,
    listed,
    /** Value, provider's name and provider's key. */
    valueOf: async (provider: FeatureProvider, name: string) => {
      const feature = (await listed(provider)).get(name);
      return feature === undefined ? undefined : [feature.value, feature.provider.name, feature.provider.key];
    },
    put: (provider: FeatureProvider, name: string, value: string | null) =>
      api.update(provider, [{ name, value }], signal),
  };
}

type RawOptions = { readonly body?: unknown; readonly user?: string; readonly tenant?: string };

/** Status and text of a request by somebody who has signed in. */
export async function askFeatures(backend: MockBackend, method: string, query: string, options: RawOptions = {}) {
  const { body, user = 'admin', tenant = '' } = options;
  const headers = { ...bearer(await signInAt(backend, user, tenant)), 'Content-Type': 'application/json' };
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await call(backend, `${featuresPath}?${query}`, { method, headers, ...init });
  return { status: response.status, text: await response.text() };
}

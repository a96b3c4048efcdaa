import { applicationConfigurationSchema, applicationLocalizationSchema } from '@/domain/abp/application-configuration';
import { parse } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';

import type { MockBackend } from '@mock-server/backend';

import { bearer, call, createTestBackend, signIn } from './support/test-backend';

let backend: MockBackend;

beforeEach(async () => {
  ({ backend } = await createTestBackend());
});

async function json(path: string, headers: Record<string, string> = {}): Promise<Record<string, unknown>> {
  return (await (await call(backend, path, { headers })).json()) as Record<string, unknown>;
}

describe('application configuration', () => {
  it('D-02 tells an anonymous caller nothing of anybody and hands out the anti-forgery cookie', async () => {
    const response = await call(backend, '/api/abp/application-configuration?includeLocalizationResources=false');
    const configuration = (await response.json()) as Record<string, unknown>;

    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^XSRF-TOKEN=[0-9a-f]{32}; Path=\/; Max-Age=315360000; SameSite=Lax$/),
    ]);
    expect(parse(applicationConfigurationSchema, configuration)).toBeTruthy();
    expect(configuration['auth']).toEqual({ grantedPolicies: {} });
    expect(configuration['currentUser']).toEqual({
      isAuthenticated: false,
      id: null,
      tenantId: null,
      impersonatorUserId: null,
      impersonatorTenantId: null,
      impersonatorUserName: null,
      impersonatorTenantName: null,
      userName: null,
      name: null,
      surName: null,
      email: null,
      emailVerified: false,
      phoneNumber: null,
      phoneNumberVerified: false,
      roles: [],
      sessionId: null,
    });
    expect(configuration['localization']).toMatchObject({
      values: {},
      resources: {},
      defaultResourceName: 'QuyHoTro',
      languages: [
        { cultureName: 'vi', displayName: 'Tiếng Việt' },
        { cultureName: 'en', displayName: 'English' },
      ],
      currentCulture: {
        cultureName: 'vi',
        isRightToLeft: false,
        dateTimeFormat: { shortDatePattern: 'dd/MM/yyyy' },
      },
    });
    expect(configuration['setting']).toMatchObject({
      values: { 'Abp.Identity.Password.RequiredLength': '6', 'Abp.Identity.Password.RequireDigit': 'True' },
    });
    expect(configuration['multiTenancy']).toEqual({ isEnabled: true });
  });

  it('D-02 tells a signed-in person who they are and only what is granted', async () => {
    const { access_token } = await signIn(backend, 'khoa.tm');
    const configuration = parse(
      applicationConfigurationSchema,
      await json('/api/abp/application-configuration?includeLocalizationResources=false', bearer(access_token)),
    );

    expect(configuration.currentUser).toMatchObject({
      isAuthenticated: true,
      userName: 'khoa.tm',
      name: 'Khoa',
      surName: 'Trần Minh',
      roles: ['chuyen-vien-quy'],
    });
    const granted = configuration.auth.grantedPolicies;
    expect(granted['DucLongPhatCsdl.CsdlNguoiLaoDong']).toBe(true);
    expect(Object.values(granted).every(Boolean)).toBe(true);
    expect(granted).not.toHaveProperty('AbpIdentity.Users');
  });

  it('answers anonymously for a token that is no longer valid', async () => {
    const configuration = await json('/api/abp/application-configuration', bearer('rubbish'));

    expect(configuration['currentUser']).toMatchObject({ isAuthenticated: false });
  });

  it('holds the texts when they are not declined, and mirrors for Arabic', async () => {
    const configuration = await json('/api/abp/application-configuration', { 'Accept-Language': 'ar' });

    expect(configuration['localization']).toMatchObject({
      values: { AbpUi: { Cancel: 'Cancel' } },
      currentCulture: { cultureName: 'ar', isRightToLeft: true },
    });
  });

  it('lists the languages of the settings, and answers in each of fifty', async () => {
    const languages = [
      ...[
        'vi',
        'en',
        'ar',
        'zh-Hans',
        'zh-Hant',
        'pt-BR',
        'sr-Latn-RS',
        'he',
        'fa-IR',
        'ur',
        'ja',
        'ko',
        'th',
        'lo',
        'km',
      ],
      ...[
        'de-AT',
        'fr',
        'es',
        'it',
        'nl',
        'pl',
        'ru',
        'uk',
        'cs',
        'sk',
        'hu',
        'ro',
        'bg',
        'el',
        'tr',
        'hi',
        'bn',
        'ta',
      ],
      ...['ms', 'id', 'fil', 'my', 'ne', 'si', 'sv', 'da', 'nb', 'fi', 'et', 'lv', 'lt', 'sl', 'hr', 'sw', 'am'],
    ];
    ({ backend } = await createTestBackend({ settings: { languages } }));
    for (const language of languages) {
      const answer = await json('/api/abp/application-configuration', { 'Accept-Language': language });
      const { localization } = parse(applicationConfigurationSchema, answer);
      expect(localization.languages.map(({ cultureName }) => cultureName)).toEqual(languages);
      expect(localization.currentCulture.cultureName).toBe(language);
      expect(localization.currentCulture.isRightToLeft).toBe(['ar', 'he', 'fa-IR', 'ur'].includes(language));
    }
    expect(new Set(languages).size).toBe(50);
  });

  it.each([
    ['pt-BR', 'pt-BR'],
    ['PT-br', 'pt-BR'],
    ['zh-Hant-TW', 'zh-Hant'],
    ['pt', 'vi'],
    ['xx, pt-BR;q=0.5', 'pt-BR'],
    ['en-GB', 'en'],
  ])('answers %s in %s', async (wanted, culture) => {
    ({ backend } = await createTestBackend({ settings: { languages: ['vi', 'pt-BR', 'zh-Hant'] } }));
    const answer = await json('/api/abp/application-configuration', { 'Accept-Language': wanted });
    expect(parse(applicationConfigurationSchema, answer).localization.currentCulture.cultureName).toBe(culture);
  });

  it('names the tenant of the call', async () => {
    const configuration = await json('/api/abp/application-configuration', { __tenant: 'dao-tao' });

    expect(configuration['currentTenant']).toEqual({
      id: '3a1312ab-0000-4d8e-9a52-000000000001',
      name: 'dao-tao',
      isAvailable: true,
    });
  });
});

describe('application localisation', () => {
  it('D-02 sends ABP’s own Vietnamese, with base resources apart', async () => {
    const answer = await json('/api/abp/application-localization?cultureName=vi&onlyDynamics=false');
    const { resources } = parse(applicationLocalizationSchema, answer);

    expect(resources['AbpUi']?.baseResources).toEqual(['AbpExceptionHandling']);
    expect(resources['AbpUi']?.texts['Clear']).toBe('Sạch');
    expect(resources['AbpUi']?.texts).not.toHaveProperty('DefaultErrorMessage401');
    expect(resources['AbpSettingManagement']?.texts['SmtpPort']).toBe('Hải cảng');
    expect(resources['AbpTiming']).toEqual({ texts: {}, baseResources: [] });
    expect(answer['currentCulture']).toMatchObject({ cultureName: 'vi', twoLetterIsoLanguageName: 'vi' });
  });

  it('answers in the culture of the parameter, in English where it has no texts', async () => {
    const answer = await json('/api/abp/application-localization?CultureName=de-DE', { 'Accept-Language': 'vi' });

    expect(parse(applicationLocalizationSchema, answer).resources['AbpUi']?.texts['Clear']).toBe('Clear');
    expect(answer['currentCulture']).toMatchObject({ cultureName: 'de-DE', twoLetterIsoLanguageName: 'de' });
  });

  it('D-02 refuses a missing culture with 400 and an impossible one with 500', async () => {
    const missing = await call(backend, '/api/abp/application-localization');
    const impossible = await call(backend, '/api/abp/application-localization?cultureName=not_a_culture');

    expect(missing.status).toBe(400);
    expect(await missing.json()).toMatchObject({ error: { validationErrors: [{ members: ['cultureName'] }] } });
    expect(impossible.status).toBe(500);
    expect(impossible.headers.get('_AbpErrorFormat')).toBe('true');
  });
});

describe('tenant look-up', () => {
  const known = {
    success: true,
    tenantId: '3a1312ab-0000-4d8e-9a52-000000000001',
    name: 'dao-tao',
    normalizedName: 'DAO-TAO',
    isActive: true,
  };
  const unknown = { success: false, tenantId: null, name: null, normalizedName: null, isActive: false };

  it.each([
    ['by-name/Dao-Tao', known],
    ['by-id/3a1312ab-0000-4d8e-9a52-000000000001', known],
    [
      'by-name/da-ngung',
      {
        ...known,
        tenantId: '3a1312ab-0000-4d8e-9a52-000000000002',
        name: 'da-ngung',
        normalizedName: 'DA-NGUNG',
        isActive: false,
      },
    ],
    ['by-name/khong-co', unknown],
    ['by-id/3a1312ab-0000-4d8e-9a52-00000000dead', unknown],
  ])('D-02 answers %s with 200', async (path, result) => {
    expect(await json(`/api/abp/multi-tenancy/tenants/${path}`)).toEqual(result);
  });

  it('refuses an id that is no GUID', async () => {
    const response = await call(backend, '/api/abp/multi-tenancy/tenants/by-id/acme');

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { validationErrors: [{ members: ['id'] }] } });
  });
});

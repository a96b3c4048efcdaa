import { isDeepStrictEqual } from 'node:util';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';

import { parseAddress } from '@/domain/auth/parse-address';
import { checkEnvironment } from '@/domain/environment/check-environment';
import { defaultEnvironment } from '@/domain/environment/default-environment';
import { environmentSchema } from '@/domain/environment/environment';
import { mergeEnvironment } from '@/domain/environment/merge-environment';
import { fillTenantPlaceholder, tenantNameInAddress } from '@/domain/environment/tenant-placeholder';

import { holdsFor, outcomeOf } from './support/fuzz';
import { hostileJson, hostileText, mutated, mutatedOrAny } from './support/hostile';

const appOrigin = 'https://quy.example.vn';
const builtIn = defaultEnvironment(appOrigin);
const file = {
  ...builtIn,
  application: { ...builtIn.application, logoUrl: '/logo.svg' },
  oAuthConfig: {
    ...builtIn.oAuthConfig,
    redirectUri: `${appOrigin}/auth/callback`,
    postLogoutRedirectUri: appOrigin,
    dummyClientSecret: 's',
    clockSkewInSec: 60,
  },
  apis: { default: { url: 'https://api.example.vn', rootNamespace: 'Quy' }, other: { url: '/other' } },
  remoteEnv: { url: '/env.json', method: 'GET', headers: { A: 'b' }, mergeStrategy: 'deepmerge' },
};
const addressFields = ['issuer', 'redirectUri', 'postLogoutRedirectUri'] as const;

describe('an environment from anywhere', () => {
  it('C-06 C-08 is whole, canonical and of web addresses alone, or refused by the catalogue', () => {
    const inputs = fc.oneof(
      mutatedOrAny(file),
      fc.tuple(fc.constantFrom(...addressFields), hostileText).map(([field, address]) => ({
        ...file,
        oAuthConfig: { ...file.oAuthConfig, [field]: address },
      })),
      fc
        .tuple(
          fc.constantFrom('https://{0}.example.vn', 'https://quy.{0}.vn', 'https://quy.example.vn/{0}'),
          fc.oneof(
            fc.constantFrom('https://{0}.example.vn/auth/callback', 'https://{0}.evil.test', 'https://quy.{0}/x'),
            hostileText.map((text) => `https://{0}.${text}`),
          ),
        )
        .map(([baseUrl, redirectUri]) => ({
          ...file,
          application: { ...file.application, baseUrl },
          oAuthConfig: { ...file.oAuthConfig, redirectUri },
        })),
    );
    holdsFor(inputs, (candidate) => {
      const outcome = outcomeOf(() => checkEnvironment(candidate, appOrigin));
      if ('refusal' in outcome) {
        expect(outcome.refusal.code).toBe('environment.invalid');
        return;
      }
      expect(isDeepStrictEqual(v.parse(environmentSchema, outcome.answer), outcome.answer)).toBe(true);
      const { issuer } = outcome.answer.oAuthConfig;
      expect(new URL(issuer.replaceAll(/\{\d+\}/gu, 't')).protocol).toMatch(/^https?:$/u);
      const name = tenantNameInAddress(outcome.answer.application.baseUrl, `${appOrigin}/`);
      const { redirectUri } = fillTenantPlaceholder(outcome.answer, name).oAuthConfig;
      expect(redirectUri === undefined || new URL(redirectUri, appOrigin).origin === appOrigin).toBe(true);
    });
  });

  it('C-04 C-06 gives every part of the product an address it can call, whoever the tenant is', () => {
    const inputs = fc.record({
      issuer: fc.constantFrom(
        'https://{0}',
        'https://{0}.quy.vn',
        'https://{0}.{1}',
        'https://quy.vn/{0}/',
        'http://{0}:8080',
      ),
      tenant: fc.option(hostileText, { nil: undefined }),
    });
    holdsFor(inputs, ({ issuer, tenant }) => {
      // A name comes out of the page's own address, which a browser has written.
      const url = tenant === undefined ? undefined : parseAddress(`https://${tenant}.quy.vn/`);
      const page = url === undefined ? undefined : `${url.origin}${url.pathname}`;
      const name = page === undefined ? undefined : tenantNameInAddress('https://{0}.quy.vn', page);
      const outcome = outcomeOf(() =>
        fillTenantPlaceholder(
          checkEnvironment({ ...file, oAuthConfig: { ...file.oAuthConfig, issuer } }, appOrigin),
          name,
        ),
      );
      expect('refusal' in outcome || URL.canParse(outcome.answer.oAuthConfig.issuer)).toBe(true);
    });
  });
});

describe('merging environments', () => {
  it('C-06 keeps what the remote does not name, and reaches no prototype', () => {
    const inputs = fc.tuple(mutated(file), fc.oneof(mutatedOrAny(file), hostileJson));
    holdsFor(inputs, ([local, remote]) => {
      const merged = mergeEnvironment(local, remote, 'deepmerge');
      if (isPlain(local) && isPlain(remote)) {
        const names = new Set([...Object.keys(local), ...Object.keys(remote)]);
        const reached = ['__proto__', 'constructor', 'prototype'];
        expect(Object.keys(merged as object).toSorted()).toEqual(
          [...names].filter((name) => !reached.includes(name)).toSorted(),
        );
        expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
        const simple = Object.entries(remote).filter(([name, value]) => isSimple(value) && !reached.includes(name));
        expect(simple.every(([name, value]) => Object.is(Reflect.get(merged as object, name), value))).toBe(true);
      }
      expect(mergeEnvironment(local, remote, 'overwrite')).toBe(remote ?? local);
    });
  });
});

describe('the tenant in an address', () => {
  it('C-04 is one label of the host, whatever pattern and address are', () => {
    const patterns = fc.oneof(
      fc.constantFrom('https://{0}.quy.vn', 'https://{0}{1}.quy.vn', 'https://{0}-{0}.quy.vn/{0}', '{0}'.repeat(20)),
      fc.tuple(hostileText, hostileText).map(([before, after]) => `https://${before}{0}${after}`),
    );
    const addresses = fc.oneof(
      hostileText.map((name) => `https://${name}.quy.vn/`),
      fc.constant(`https://${'a'.repeat(60)}`),
    );
    holdsFor<[string, string]>(
      fc.tuple(patterns, addresses),
      ([pattern, address]) => {
        const name = tenantNameInAddress(pattern, address);
        expect(name === undefined || (name !== '' && !/[./]/u.test(name) && address.includes(name))).toBe(true);
      },
      { examples: [[`https://${'{0}'.repeat(30)}.quy.vn`, `https://${'a'.repeat(120)}`]] },
    );
  });
});

function isSimple(value: unknown): boolean {
  return value !== null && value !== undefined && typeof value !== 'object';
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

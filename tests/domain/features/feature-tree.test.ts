import { describe, expect, it } from 'vitest';

import { concernsSession } from '@/domain/features/feature-scope';
import { featureTreeOf } from '@/domain/features/feature-tree';

import { configurationFor } from '../../support/sessions';
import { choiceType, feature, groupOf, newType, numberType, ownValue, tenant, textType } from './features';

describe('featureTreeOf', () => {
  it('F-02 knows ABP’s three kinds of values and keeps every other', () => {
    const tree = featureTreeOf(
      groupOf(
        feature('toggle'),
        feature('number', { valueType: numberType({ MinValue: 0, MaxValue: 9 }) }),
        feature('text', { valueType: textType({ MinLength: 1 }) }),
        feature('plain', {
          valueType: { ...textType(), validator: { name: 'NULL', properties: { MinLength: 1 } } },
        }),
        feature('choice', { valueType: choiceType('a') }),
        feature('colour', { valueType: newType, value: '#ff0000' }),
      ),
      tenant,
    );

    expect([...tree.nodes.values()].map(({ control }) => control)).toEqual([
      { kind: 'toggle' },
      { kind: 'number', rules: { min: 0, max: 9 } },
      { kind: 'text', rules: { minLength: 1, maxLength: undefined, pattern: undefined, isRequired: false } },
      { kind: 'text', rules: {} },
      { kind: 'choice', choices: choiceType('a').itemSource?.items },
      { kind: 'unknown' },
    ]);
    expect(tree.nodes.get('colour')?.value).toBe('#ff0000');
  });

  it('F-07 says from whom a value is inherited', () => {
    const tree = featureTreeOf(
      groupOf(
        feature('byDefault'),
        feature('byEdition', { provider: { name: 'E', key: 'edition-1' } }),
        feature('own', ownValue),
        feature('ofHost', { provider: { name: 'T', key: null } }),
        feature('unknown', { provider: { name: null, key: null } }),
      ),
      tenant,
    );

    expect([...tree.nodes.values()].map(({ inheritedFrom }) => inheritedFrom)).toEqual(['D', 'E', undefined, 'T', '']);
  });

  it('F-07 takes the host’s own values for own where the host is edited', () => {
    const tree = featureTreeOf(groupOf(feature('own', { provider: { name: 'T', key: null } })), {
      name: 'T',
      key: undefined,
    });

    expect(tree.nodes.get('own')?.inheritedFrom).toBeUndefined();
  });

  it('F-06 leaves out groups without features', () => {
    expect(featureTreeOf([{ name: 'g', displayName: 'Trống', features: [] }], tenant).groups).toEqual([]);
  });

  it('F-03 takes any answer: doubled names, circles, unknown parents', () => {
    const tree = featureTreeOf(
      groupOf(
        feature('a', { parentName: 'b', value: 'true' }),
        feature('b', { parentName: 'a' }),
        feature('a', { value: 'false' }),
        feature('c', { parentName: 'nobody', displayName: '', description: '' }),
      ),
      tenant,
    );

    expect([...tree.nodes.keys()]).toEqual(['a', 'b', 'c']);
    expect(tree.nodes.get('a')?.value).toBe('true');
    expect(tree.nodes.get('c')).toMatchObject({ displayName: 'c', description: undefined });
  });
});

describe('concernsSession', () => {
  const host = configurationFor('user-1').currentTenant;
  const ofTenant = { ...host, id: 'tenant-1' };

  it.each([
    [{ name: 'T', key: undefined }, host, true],
    [{ name: 'T', key: 'tenant-1' }, host, false],
    [{ name: 'T', key: 'TENANT-1' }, ofTenant, true],
    [{ name: 'T', key: 'tenant-2' }, ofTenant, false],
    [{ name: 'E', key: undefined }, host, false],
    [{ name: 'T', key: undefined }, undefined, false],
  ])('F-04 %o for the session of %o: %s', (provider, session, concerns) => {
    expect(concernsSession(provider, session)).toBe(concerns);
  });
});

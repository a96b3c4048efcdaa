import * as v from 'valibot';

import type { FeatureChange, FeatureGroup, FeatureProvider } from '@/domain/features/feature';
import type { HttpClient } from '@/services/http/http-client';

export type FeaturesApi = {
  readonly get: (provider: FeatureProvider, signal: AbortSignal) => Promise<readonly FeatureGroup[]>;
  readonly update: (provider: FeatureProvider, changes: readonly FeatureChange[], signal: AbortSignal) => Promise<void>;
  /** Drops every value of this provider, so that the defaults hold again. */
  readonly reset: (provider: FeatureProvider, signal: AbortSignal) => Promise<void>;
};

const path = '/api/feature-management/features';

const properties = v.nullish(v.record(v.string(), v.unknown()), {});

/** A value type or validator that is new to the product is kept as it is (register F-02). */
const valueTypeSchema = v.object({
  name: v.string(),
  properties,
  validator: v.optional(v.object({ name: v.string(), properties }), { name: 'NULL', properties: {} }),
  itemSource: v.optional(
    v.object({
      items: v.array(
        v.object({
          value: v.string(),
          displayText: v.object({ resourceName: v.nullish(v.string(), ''), name: v.string() }),
        }),
      ),
    }),
  ),
});

const listSchema = v.object({
  groups: v.optional(
    v.array(
      v.object({
        name: v.string(),
        displayName: v.string(),
        features: v.optional(
          v.array(
            v.object({
              name: v.string(),
              displayName: v.string(),
              description: v.nullish(v.string(), null),
              value: v.nullish(v.string(), null),
              provider: v.optional(v.object({ name: v.nullish(v.string(), null), key: v.nullish(v.string(), null) }), {
                name: null,
                key: null,
              }),
              valueType: valueTypeSchema,
              depth: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
              parentName: v.nullish(v.string(), null),
            }),
          ),
          [],
        ),
      }),
    ),
    [],
  ),
});

/** Calls of ABP's feature management (contract §5). */
export function createFeaturesApi(http: HttpClient): FeaturesApi {
  const query = ({ name, key }: FeatureProvider) => ({ providerName: name, providerKey: key });
  return {
    get: async (provider, signal) => {
      const { groups } = await http(path, { query: query(provider), schema: listSchema, signal });
      return groups;
    },
    update: async (provider, features, signal) => {
      await http(path, { method: 'PUT', query: query(provider), body: { features }, signal });
    },
    reset: async (provider, signal) => {
      await http(path, { method: 'DELETE', query: query(provider), signal });
    },
  };
}

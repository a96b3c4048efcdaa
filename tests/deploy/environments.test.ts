import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Ajv } from 'ajv';
import { afterAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

import type { Environment } from '@/domain/environment/environment';
import { withTenantName } from '@/domain/environment/tenant-placeholder';

import { environmentOrigins } from '../../scripts/support/content-security-policy.mjs';
import { valuesOf } from '../../scripts/support/policy-files.mjs';

type Manifest = Readonly<Record<string, unknown>>;

type Container = {
  readonly image: string;
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
  readonly envFrom: readonly { readonly configMapRef: { readonly name: string } }[];
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string; readonly readOnly?: boolean }[];
  readonly securityContext: object;
} & Readonly<Record<'startupProbe' | 'readinessProbe' | 'livenessProbe', { readonly httpGet: object }>>;

type Volume = { readonly name: string; readonly configMap?: { readonly name: string } };

type Deployment = {
  readonly kind: 'Deployment';
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly replicas: number;
    readonly template: {
      readonly spec: {
        readonly securityContext: object;
        readonly containers: readonly [Container];
        readonly volumes: readonly Volume[];
      };
    };
  };
};

type Kustomization = {
  readonly resources: readonly string[];
  readonly images: readonly { readonly name: string }[];
  readonly replicas: readonly { readonly name: string; readonly count: number }[];
  readonly configMapGenerator: readonly {
    readonly name: string;
    readonly files?: readonly string[];
    readonly literals?: readonly string[];
  }[];
  readonly patches: readonly { readonly patch: string; readonly target: object }[];
};

type Change = { readonly op: string; readonly path: string; readonly value: unknown };

const base = 'deploy/kubernetes/base';
const shipped = readdirSync('deploy/environments').map((name) => `deploy/environments/${name}`);
const ofTenants = environmentOfTenants('deploy/environments/production');
const image = readFileSync('deploy/Dockerfile', 'utf8');
const [deployment, service, ingress, budget] = ['deployment', 'service', 'ingress', 'pod-disruption-budget'].map(
  (name) => manifest(`${base}/${name}.yaml`),
) as unknown as [Deployment, Manifest, Manifest, Manifest];
const pod = deployment.spec.template.spec;
const [container] = pod.containers;

afterAll(() => rmSync(ofTenants, { recursive: true }));

describe.each([...shipped, ofTenants])('the environment %s', (folder) => {
  const environment = JSON.parse(readFileSync(`${folder}/dynamic-env.json`, 'utf8')) as Environment;
  const kustomization = manifest(`${folder}/kustomization.yaml`) as Kustomization;
  const maps = new Map(kustomization.configMapGenerator.map((map) => [map.name, map]));

  it('C-06 has a dynamic-env.json that the schema accepts', () => {
    const schema = JSON.parse(readFileSync('docs/environment.schema.json', 'utf8')) as object;
    const accepts = new Ajv().compile(schema);
    expect(accepts(environment), JSON.stringify(accepts.errors)).toBe(true);
    expect(accepts({ ...environment, apis: {} })).toBe(false);
  });

  it('gives the policy the origins of its dynamic-env.json', () => {
    const literals = Object.entries(valuesOf(environmentOrigins(environment))).map((pair) => pair.join('='));
    expect(maps.get('fund-office-origins')?.literals).toEqual(literals);
  });

  it('makes the ConfigMaps that the pods mount and read', () => {
    expect(maps.get('fund-office-environment')?.files).toEqual(['dynamic-env.json']);
    const used = [
      ...pod.volumes.flatMap(({ configMap }) => (configMap === undefined ? [] : [configMap.name])),
      ...container.envFrom.map(({ configMapRef }) => configMapRef.name),
    ];
    expect(used.sort()).toEqual([...maps.keys()].sort());
  });

  it('puts its host, image and number of pods over the base, by the names that stand there', () => {
    const { baseUrl = '' } = environment.application;
    const { host } = new URL(withTenantName(baseUrl, undefined));
    const [patch] = kustomization.patches;
    expect(patch?.target).toEqual({ kind: 'Ingress', name: 'fund-office' });
    const changes = parse(patch?.patch ?? '') as readonly Change[];
    const replaced = changes.filter(({ op }) => op === 'replace');
    expect(replaced.map(({ value }) => value)).toEqual([host, host]);
    expect(replaced.map(({ path }) => at(ingress, path))).toEqual(['fund-office.invalid', 'fund-office.invalid']);
    // Tenants by subdomain: every name below the host's, beside it.
    const anyTenant = `*.${host}`;
    const added = [
      { op: 'add', path: '/spec/tls/0/hosts/-', value: anyTenant },
      { op: 'add', path: '/spec/rules/-', value: { host: anyTenant, http: at(ingress, '/spec/rules/0/http') } },
    ];
    expect(changes).toEqual(expect.arrayContaining(baseUrl.includes('{0}') ? added : []));
    expect(kustomization.resources).toEqual(['../../kubernetes/base']);
    expect(kustomization.images.map((each) => each.name)).toEqual([container.image]);
    expect(kustomization.replicas).toEqual([{ name: deployment.metadata.name, count: expect.any(Number) as number }]);
    expect(kustomization.replicas[0]?.count).toBeGreaterThanOrEqual(2);
  });
});

describe('the manifests of the base', () => {
  it('keep a tab with its pod when others join: the balanced mode of a cookie, which stands unless told, moves tabs', () => {
    const { annotations } = (ingress as { readonly metadata: Manifest }).metadata as { readonly annotations: Manifest };
    expect(annotations).toMatchObject({
      'nginx.ingress.kubernetes.io/affinity': 'cookie',
      'nginx.ingress.kubernetes.io/affinity-mode': 'persistent',
    });
  });

  it('are all listed, one each to a file, and named alike', () => {
    const files = readdirSync(base).filter((name) => name !== 'kustomization.yaml');
    const { resources, labels } = manifest(`${base}/kustomization.yaml`) as {
      readonly resources: string[];
      readonly labels: readonly object[];
    };
    expect([...resources].sort()).toEqual(files.sort());
    expect(files.map((name) => (manifest(`${base}/${name}`) as Deployment).metadata.name)).toEqual(
      files.map(() => 'fund-office'),
    );
    // Selectors of Deployment and Service come from here.
    const pairs = { 'app.kubernetes.io/name': 'fund-office' };
    expect(labels).toEqual([{ includeSelectors: true, pairs }]);
    // Kustomize gives a budget no selector where it has none, and a budget without one is about no pod.
    expect(budget['spec']).toEqual({ minAvailable: 1, selector: { matchLabels: pairs } });
  });

  it('lead from the ingress over the service to the port that the image listens on', () => {
    const backend = at(ingress, '/spec/rules/0/http/paths/0/backend/service');
    expect(backend).toEqual({ name: 'fund-office', port: { name: at(service, '/spec/ports/0/name') } });
    expect(container.ports).toEqual([{ name: at(service, '/spec/ports/0/targetPort'), containerPort: 8080 }]);
    expect(image).toMatch(/FUND_PORT=8080\b/u);
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'] as const) {
      expect(container[probe].httpGet).toEqual({ path: '/health', port: 'http' });
    }
    expect(image).toContain('HEALTHCHECK');
    expect(image).toContain('/health');
  });

  it('give the pods no right, no writable root, and a place wherever the image writes', () => {
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    const mounts = new Map(container.volumeMounts.map(({ mountPath, name }) => [mountPath, name]));
    expect([...mounts.values()].sort()).toEqual(pod.volumes.map(({ name }) => name).sort());
    expect([...mounts.keys()].sort()).toEqual(['/etc/fund-office', '/etc/nginx/conf.d', '/tmp']);
    expect(image).toContain('FUND_ENVIRONMENT=/etc/fund-office');
    expect(image).toContain('"-p", "/tmp/"');
    expect(deployment.spec.replicas).toBeGreaterThanOrEqual(2);
  });
});

/** A copy of an environment, changed as the guide says for tenants by subdomain. */
function environmentOfTenants(from: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'fund-office-tenants-'));
  const [, added = ''] = /```yaml\n(- op: add\n[^`]*)```/u.exec(readFileSync('docs/deployment.md', 'utf8')) ?? [];
  const read = (name: string) => readFileSync(join(from, name), 'utf8');
  writeFileSync(join(folder, 'dynamic-env.json'), read('dynamic-env.json').replace('//quy.', '//{0}.quy.'));
  // The patch of the Ingress is the last thing in the file.
  writeFileSync(join(folder, 'kustomization.yaml'), read('kustomization.yaml') + added.replace(/^(?=.)/gmu, '      '));
  return folder;
}

function manifest(path: string): unknown {
  const [document, ...others] = parseAllDocuments(readFileSync(path, 'utf8'));
  expect([path, document?.errors, others]).toEqual([path, [], []]);
  return document?.toJS();
}

/** What a JSON pointer leads to. */
function at(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((inner, key) => (inner as Readonly<Record<string, unknown>>)[key], value);
}

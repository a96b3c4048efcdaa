import { expect, it } from 'vitest';

import {
  letsIn,
  letsTextIn,
  looseSources,
  readContentPolicies,
  sourcesOf,
} from '../../scripts/support/doctor/content-policy';

const own = 'https://quy.example.vn';

it.each([
  ["'self'", own, true],
  ["'self'", 'https://api.example.vn', false],
  ["'none'", own, false],
  ['*', 'https://api.example.vn', true],
  ['https:', 'https://api.example.vn', true],
  ['https:', 'http://api.example.vn', false],
  ['https://api.example.vn', 'https://api.example.vn', true],
  ['https://api.example.vn/', 'https://api.example.vn', true],
  ['https://api.example.vn/v1', 'https://api.example.vn', false],
  ['HTTPS://API.example.vn', 'https://api.example.vn', true],
  ['api.example.vn', 'https://api.example.vn', true],
  ['https://*.example.vn', 'https://api.example.vn', true],
  ['https://*.example.vn', 'https://example.vn', false],
  ['https://*.example.vn', 'https://api.example.vn.evil.test', false],
  ['https://api.example.vn', 'https://api.example.vn:8443', false],
  ['https://api.example.vn:*', 'https://api.example.vn:8443', true],
  ['http://localhost:5173', 'http://localhost:5173', true],
  ['https://*', 'https://api.example.vn', true],
  ['https://*:8443', 'https://api.example.vn', false],
  ['*:*', 'https://api.example.vn:8443', true],
  // What is named by http may be called by https (CSP Level 3 §6.7.2.9), never the other way round.
  ['http://api.example.vn', 'https://api.example.vn', true],
  ['http:', 'https://api.example.vn', true],
  ['*.Example.vn', 'https://api.example.vn', true],
])('the source %s and the origin %s: %s', (source, origin, isIn) => {
  expect(letsIn([source], origin, own)).toBe(isIn);
});

it.each([
  ["'self'", []],
  ["'self' 'unsafe-inline'", ["'unsafe-inline'"]],
  // Hashes and nonces switch it off (CSP Level 3 §6.7.3.2).
  ["'self' 'unsafe-inline' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='", []],
  ["'unsafe-eval' * data:", ["'unsafe-eval'", '*', 'data:']],
  ["'self' https://* http://*:* *:443 filesystem:", ['https://*', 'http://*:*', '*:443', 'filesystem:']],
  ["'self' https://*.example.vn https://api.example.vn", []],
])('what is loose in %s', (sources, loose) => {
  expect(looseSources(sources.split(' '))).toEqual(loose);
});

it.each([
  ["'sha256-E6jQvrT2ZivWG9GJ4AAEZf4MhI7l3QkLroW4hgvUT4c='", true],
  ["'SHA256-E6jQvrT2ZivWG9GJ4AAEZf4MhI7l3QkLroW4hgvUT4c='", true],
  ["'sha256-e6jqvrt2zivwg9gj4aaezf4mhi7l3qklrow4hgvut4c='", false],
  ["'sha384-aTL2zLQUeBzal6LH8Agufcamz0pZ1lEtqB38ZQsiLpX4aDGVuQlODOsck+XZGQgd'", true],
  ["'self' *", false],
  ["'unsafe-inline'", true],
  // Hashes and nonces switch it off (CSP Level 3 §6.7.3.2).
  ["'unsafe-inline' 'nonce-abc'", false],
])('promise-6 %s takes a text that stands in the page: %s', (sources, isIn) => {
  expect(letsTextIn(sources.split(' '), 'start();')).toBe(isIn);
});

it('reads several policies, the first directive of a name, and what a directive falls back to', () => {
  const [first, second, ...more] = readContentPolicies(
    "Script-Src 'self'; script-src *; ;default-src 'none'; child-src a.example, frame-ancestors 'none'",
  );
  expect(more).toEqual([]);
  expect(first && [sourcesOf(first, 'script-src'), sourcesOf(first, 'img-src'), sourcesOf(first, 'frame-src')]).toEqual(
    [["'self'"], ["'none'"], ['a.example']],
  );
  expect(first && ['worker-src', 'script-src-elem'].map((name) => sourcesOf(first, name))).toEqual([
    ['a.example'],
    ["'self'"],
  ]);
  expect(second?.get('frame-ancestors')).toEqual(["'none'"]);
  expect(second && sourcesOf(second, 'script-src')).toBeUndefined();
  expect(looseSources(undefined)).toEqual(['anything']);
  expect(letsTextIn(undefined, 'start();')).toBe(true);
});

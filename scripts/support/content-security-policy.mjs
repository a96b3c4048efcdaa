/**
 * The content security policy of the product, and the only place where it is written: the server configurations, the
 * tests and docs/deployment.md take it from here (decision 0023).
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './run.mjs';

/**
 * Where an installation's pages may call and be framed from, beside their own origin.
 *
 * @typedef {object} PolicyOrigins
 * @property {readonly string[]} issuers called, and shown in the hidden frame of a renewal
 * @property {readonly string[]} apis called
 * @property {readonly string[]} [pictures] where a logo comes from
 */

/**
 * @typedef {object} Policies
 * @property {string} page for everything but the answer page
 * @property {string} answer for `/auth/answer.html`, which the product itself frames
 */

/** Stands for the installation's own origin, which no policy has to name. */
export const ownOrigin = 'https://own.invalid';

/** Emotion fills an empty `<style>` through the CSS object model; the browser asks for the hash of its text. */
const emptyText = '';

/**
 * @param {string} folder of the production build
 * @param {PolicyOrigins} origins
 * @returns {Promise<Policies>}
 */
export async function policiesOf(folder, origins) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  refuseAttributes(html);
  const inline = inlineTexts(html);
  return writePolicies(origins, {
    scripts: inline.scripts.map(hashSource),
    styles: [emptyText, await textWhileModeChanges(), ...inline.styles].map(hashSource),
  });
}

/**
 * @param {string} html
 * @throws {Error} where an element has a `style` or `on…` attribute: no hash can allow that one alone
 */
function refuseAttributes(html) {
  const attribute = /<[a-z][^>]*?\s((?:style|on[a-z]+)=(?:"[^"]*"|'[^']*'))/iu.exec(html.replace(/<!--.*?-->/gsu, ''));
  if (attribute !== null) {
    throw new Error(`The page has ${attribute[1]}, which the content security policy refuses.`);
  }
}

/**
 * What stands in a page itself instead of in a file of its own.
 *
 * @param {string} html may be a stranger's: each character is looked at a few times only
 */
export function inlineTexts(html) {
  /** @param {string} name */
  const texts = (name) =>
    html
      .split(new RegExp(`</${name}\\s*>`, 'iu'))
      .slice(0, -1)
      .flatMap((part) => {
        const opening = new RegExp(`<${name}\\b([^<>]*)>`, 'iu').exec(part);
        return opening === null || /\ssrc=/iu.test(opening[1] ?? '')
          ? []
          : [part.slice(opening.index + opening[0].length)];
      });
  return { scripts: texts('script'), styles: texts('style') };
}

/**
 * The origins that a `dynamic-env.json` leads to; `{0}`, the tenant's name, becomes any name, and what is left without
 * it, since the host itself has none (`src/domain/environment/tenant-placeholder.ts`).
 *
 * @param {{
 *   readonly application?: { readonly name?: string, readonly logoUrl?: string | undefined },
 *   readonly oAuthConfig?: { readonly issuer?: string },
 *   readonly apis?: Readonly<Record<string, { readonly url?: string }>>,
 *   readonly remoteEnv?: { readonly url?: string } | undefined,
 * }} environment
 * @param {readonly string[]} [others] issuers' further origins, where its endpoints lie elsewhere
 * @returns {Required<PolicyOrigins>}
 */
export function environmentOrigins({ application, oAuthConfig, apis, remoteEnv }, others = []) {
  return {
    issuers: originsOf([oAuthConfig?.issuer, ...others]),
    apis: originsOf([...Object.values(apis ?? {}).map(({ url }) => url), remoteEnv?.url]),
    pictures: originsOf([application?.logoUrl]),
  };
}

/** @param {readonly (string | undefined)[]} addresses */
function originsOf(addresses) {
  const origins = addresses
    .filter((address) => address !== undefined && address !== '')
    // A `*` is no part of a host's name for the URL parser, but a name with a mark is.
    .flatMap((address) => [
      String(address).replaceAll(/\{\d+\}/gu, 'any-tenant'),
      String(address).replaceAll(/\{\d+\}\.?/gu, ''),
    ])
    .map(originIn)
    .filter((origin) => origin !== ownOrigin)
    // In a policy a `*` can only stand for the beginning of a name.
    .map((origin) => origin.replace(/\/\/.*any-tenant[^.]*\./u, '//*.'));
  return [...new Set(origins)];
}

/** @param {string} address */
function originIn(address) {
  if (!URL.canParse(address, ownOrigin)) {
    throw new Error(`"${address}" is no address`);
  }
  return new URL(address, ownOrigin).origin;
}

/**
 * @param {PolicyOrigins} origins
 * @param {{ readonly scripts: readonly string[], readonly styles: readonly string[] }} inline sources by hash
 * @returns {Policies}
 */
function writePolicies({ issuers, apis, pictures = [] }, inline) {
  return {
    page: write([
      ['default-src', "'none'"],
      ['script-src', "'self'", ...inline.scripts],
      ['style-src', "'self'", ...inline.styles],
      ['style-src-attr', "'none'"],
      ['img-src', "'self'", 'blob:', ...pictures],
      ['font-src', "'self'"],
      ['worker-src', "'self'"],
      ['connect-src', "'self'", ...issuers, ...apis],
      ['frame-src', "'self'", 'blob:', ...issuers],
      ['form-action', "'self'"],
      ['base-uri', "'none'"],
      ['frame-ancestors', "'none'"],
      ['require-trusted-types-for', "'script'"],
      ['trusted-types', 'fund-office'],
    ]),
    answer: write([
      ['default-src', "'none'"],
      ['script-src', "'self'"],
      ['img-src', "'self'"],
      ['form-action', "'none'"],
      ['base-uri', "'none'"],
      ['frame-ancestors', "'self'"],
      ['require-trusted-types-for', "'script'"],
      ['trusted-types', "'none'"],
    ]),
  };
}

/** @param {readonly (readonly string[])[]} directives */
function write(directives) {
  return directives.map((words) => [...new Set(words)].join(' ')).join('; ');
}

/**
 * The source by which a policy allows a text that stands in a page.
 *
 * @param {string} text
 */
export function hashSource(text) {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}

/** The style by which MUI stills all movement while the mode changes (`disableTransitionOnChange` of the theme). */
async function textWhileModeChanges() {
  const path = 'node_modules/@mui/system/cssVars/createCssVarsProvider.mjs';
  /** @type {{ readonly DISABLE_CSS_TRANSITION?: string }} */
  const { DISABLE_CSS_TRANSITION: text } = await import(new URL(path, `file://${root}`).href);
  if (text === undefined) {
    throw new Error(`${path} no longer tells the text of its style; look at decision 0023.`);
  }
  return text;
}

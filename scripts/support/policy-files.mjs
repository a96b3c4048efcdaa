/**
 * What a container knows only when it starts, as nginx's image (`envsubst`) and Caddy write it; several origins are
 * divided by spaces.
 */
const names = /** @type {const} */ ({ issuers: 'FUND_ISSUER', apis: 'FUND_API', pictures: 'FUND_PICTURES' });

/**
 * Places for the origins in a file that is filled in later.
 *
 * @param {'nginx' | 'caddy'} server
 * @returns {Required<import('./content-security-policy.mjs').PolicyOrigins>}
 */
export function placesFor(server) {
  /** @param {string} name */
  const place = (name) => [server === 'nginx' ? `\${${name}}` : `{$${name}}`];
  return { issuers: place(names.issuers), apis: place(names.apis), pictures: place(names.pictures) };
}

/**
 * The values of these places.
 *
 * @param {Required<import('./content-security-policy.mjs').PolicyOrigins>} origins
 * @returns {Readonly<Record<string, string>>}
 */
export function valuesOf({ issuers, apis, pictures }) {
  return {
    [names.issuers]: issuers.join(' '),
    [names.apis]: apis.join(' '),
    [names.pictures]: pictures.join(' '),
  };
}

/**
 * For nginx's `http` block.
 *
 * @param {import('./content-security-policy.mjs').Policies} policies
 */
export function nginxPolicy({ page, answer }) {
  return `# Made by \`npm run policy\` from this very build: it holds hashes of what stands in index.html.
map $uri $fund_office_policy {
  default "${page}";
  /auth/answer.html "${answer}";
}
`;
}

/**
 * For a site of a Caddyfile.
 *
 * @param {import('./content-security-policy.mjs').Policies} policies
 */
export function caddyPolicy({ page, answer }) {
  return `# Made by \`npm run policy\` from this very build: it holds hashes of what stands in index.html.
@others not path /auth/answer.html
header @others Content-Security-Policy "${page}"
@answer path /auth/answer.html
header @answer Content-Security-Policy "${answer}"
`;
}

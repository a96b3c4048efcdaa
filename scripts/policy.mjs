/**
 * `npm run policy`: writes the content security policy of the build that is there, for nginx and for Caddy, and the sum
 * of the page that it was made from, and of the environment.
 * `-- --environment <dynamic-env.json>` writes it for the origins of that file, and `--allow <origin>` for one more
 * (issuers whose endpoints lie elsewhere); without them it leaves places that a container fills in when it starts.
 * `--build <folder>` names another build than `dist`, `--out <folder>` another place than `dist-policy`.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { environmentOrigins, policiesOf } from './support/content-security-policy.mjs';
import { loadTypeScript } from './support/load-typescript.mjs';
import { caddyPolicy, nginxPolicy, placesFor } from './support/policy-files.mjs';
import { fail } from './support/run.mjs';
import { textOf } from './support/utf8.mjs';

const { environment, allow, build, out } = readArguments();
if (!existsSync(join(build, 'index.html'))) {
  fail(`There is no build in ${build}; make one first: npm run build`);
}
const origins = environment === undefined ? undefined : await readOrigins(environment);
mkdirSync(out, { recursive: true });
// Nothing of an earlier run stays: beside the sum of this page a policy of another would be believed.
for (const name of ['policy.conf', 'policy.conf.template', 'policy.caddy', 'index.sha256', 'environment.sha256']) {
  rmSync(join(out, name), { force: true });
}
write(
  origins === undefined ? 'policy.conf.template' : 'policy.conf',
  nginxPolicy(await policiesOf(build, origins ?? placesFor('nginx'))),
);
write('policy.caddy', caddyPolicy(await policiesOf(build, origins ?? placesFor('caddy'))));
// As `sha256sum -c` reads them: deploy/release.sh takes no policy of another build, nor of other addresses.
write('index.sha256', sumOf(join(build, 'index.html'), 'index.html'));
if (environment !== undefined) {
  write('environment.sha256', sumOf(environment, 'dynamic-env.json'));
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        environment: { type: 'string' },
        allow: { type: 'string', multiple: true, default: [] },
        build: { type: 'string', default: 'dist' },
        out: { type: 'string', default: 'dist-policy' },
      },
    });
    const wrong = values.allow.find((origin) => !/^https?:\/\/[^/\s'";,]+\/?$/u.test(origin));
    if (wrong !== undefined) {
      return fail(`--allow wants an origin such as https://tokens.example.vn, not "${wrong}".`);
    }
    return values.allow.length > 0 && values.environment === undefined
      ? fail('--allow belongs to --environment; a container is told its origins by FUND_ISSUER and FUND_API.')
      : values;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/**
 * By the product's own eyes: what it would refuse at its start is refused here, before anything is installed.
 *
 * @param {string} path of a dynamic-env.json
 */
async function readOrigins(path) {
  const { installedEnvironment } = /** @type {typeof import('./support/installed-environment')} */ (
    await loadTypeScript('scripts/support/installed-environment.ts')
  );
  try {
    return environmentOrigins(installedEnvironment(JSON.parse(textOf(readFileSync(path)))), allow);
  } catch (error) {
    return fail(`${path} is refused: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** @param {string} path @param {string} name under which it is looked for */
function sumOf(path, name) {
  return `${createHash('sha256').update(readFileSync(path)).digest('hex')}  ${name}\n`;
}

/**
 * @param {string} name
 * @param {string} text
 */
function write(name, text) {
  writeFileSync(join(out, name), text);
  console.log(join(out, name));
}

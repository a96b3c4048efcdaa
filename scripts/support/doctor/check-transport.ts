import { connect } from 'node:tls';

import { isSecureAddress } from '@/domain/auth/issuer-address';

import { believedAuthorities } from './believed-authorities';
import { originOf, type Examination, type KnownExamination } from './examination';
import { good, skipped, warning, wrong, type Finding } from './finding';
import type { FindingId } from './finding-table';

const dayMs = 86_400_000;

/** Time to renew a certificate without haste. Days. */
const warningDays = 21;

const connectTimeoutMs = 10_000;

export function checkSiteTransport(examination: Examination): Promise<Finding> {
  return transportFinding('transport.site', examination.siteOrigin, examination);
}

/** A plain address beside a site of HTTPS is refused by browsers as mixed content. */
export async function checkCalledTransport(examination: KnownExamination): Promise<readonly Finding[]> {
  const { environment, siteOrigin } = examination;
  return Promise.all(
    (
      [
        ['transport.issuer', environment.oAuthConfig.issuer],
        ['transport.api', environment.apis.default.url],
      ] as const
    ).map(([id, address]) => transportFinding(id, originOf(address, siteOrigin), examination)),
  );
}

async function transportFinding(
  id: FindingId,
  origin: string,
  { authority, now, siteOrigin }: Examination,
): Promise<Finding> {
  const url = new URL(origin);
  if (url.protocol !== 'https:') {
    if (siteOrigin.startsWith('https:')) {
      return wrong(id, `${origin} is plain HTTP, which browsers refuse below a page of HTTPS`);
    }
    return isSecureAddress(origin, 'remoteOnly')
      ? good(id, `${origin}: plain HTTP that never leaves this machine`)
      : wrong(id, `${origin} is plain HTTP`);
  }
  const certificate = await readCertificate(url, authority);
  if (certificate === undefined) {
    return skipped(id, `${origin}: no connection to look at a certificate`);
  }
  const days = Math.floor((certificate.endsAt - now()) / dayMs);
  if (certificate.trouble !== undefined || Number.isNaN(days) || days < 0) {
    return wrong(id, `${origin}: ${certificate.trouble ?? `the certificate ended ${-days} days ago`}`);
  }
  const seen = `${origin}: the certificate is good for ${days} more days`;
  return days < warningDays ? warning(id, seen) : good(id, seen);
}

type Certificate = { readonly trouble: string | undefined; readonly endsAt: number };

/** The certificate as it is, whether believed or not; `undefined` where nobody answers in TLS. */
function readCertificate({ hostname, port }: URL, authority: string | undefined): Promise<Certificate | undefined> {
  const host = hostname.replaceAll(/[[\]]/gu, '');
  return new Promise((resolve) => {
    const socket = connect(
      {
        host,
        port: port === '' ? 443 : Number(port),
        ...(/^[\d.]+$|:/u.test(host) ? {} : { servername: host }),
        ...believedAuthorities(authority),
        // What is wrong with it is the finding; nothing is sent over this connection.
        rejectUnauthorized: false,
      },
      () => {
        const { valid_to: end } = socket.getPeerCertificate();
        const error: unknown = socket.authorizationError;
        resolve({ trouble: socket.authorized ? undefined : `not believed: ${textOf(error)}`, endsAt: Date.parse(end) });
        socket.destroy();
      },
    );
    socket.setTimeout(connectTimeoutMs, () => socket.destroy());
    socket.on('error', () => resolve(undefined));
    socket.on('close', () => resolve(undefined));
  });
}

/** Node hands over a code or an error, whatever its types say. */
function textOf(error: unknown): string {
  return error instanceof Error ? ((error as { readonly code?: string }).code ?? error.message) : String(error);
}

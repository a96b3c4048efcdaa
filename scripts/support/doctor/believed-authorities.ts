import { rootCertificates } from 'node:tls';

/**
 * For the option `ca` of a connection: an authority of one's own stands beside those that everybody knows, as in the
 * browser that was told of it. Without one, Node's own list counts.
 */
export function believedAuthorities(authority: string | undefined): { readonly ca?: string[] } {
  return authority === undefined ? {} : { ca: [...rootCertificates, authority] };
}

import { discoveryBody, issuerAddress } from '../../tests/services/auth/fake-issuer';
import { hostileKeys, signedBy, type Behaviour } from '../../tests/support/hostile-issuer';

/** One answer of an issuer that must be refused, or one that must not. */
export type AnswerRow = {
  readonly name: string;
  /** True for a row that a conformance suite has; the others are rules of the standards and of this product. */
  readonly isOfSuite: boolean;
  /** True where nothing but the signature is wrong. */
  readonly isOfSignature: boolean;
  readonly behaviour: Behaviour;
  /** Turns hostile at sign-in, or at the renewal after a sign-in that was in order. */
  readonly at: 'sign-in' | 'renewal' | 'userinfo';
};

const announced = { authorization_response_iss_parameter_supported: true };

/** Ways to be hostile outside the token answer. */
export const moreRows: readonly AnswerRow[] = [
  suite('the address: iss with something behind it', {
    callback: (good) => ({ ...good, iss: `${issuerAddress}1` }),
  }),
  suite('the address: no iss though it is announced', { discovery: announced }),
  suite('the address: state with something behind it', {
    callback: (good) => ({ ...good, state: `${good['state'] ?? ''}1` }),
  }),
  suite('the address: no state', { callback: ({ code = '' }) => ({ code }) }),
  suite('discovery: names another issuer', { discovery: { issuer: `${issuerAddress}INVALID` } }),
  own('discovery: names the issuer without its slash', { discovery: { issuer: issuerAddress.slice(0, -1) } }),
  own('discovery: a look-alike token endpoint', {
    discovery: { token_endpoint: discoveryBody.token_endpoint.replace('.vn/', '.vn.evil.test/') },
  }),
  own('discovery: a token endpoint without TLS', {
    discovery: { token_endpoint: discoveryBody.token_endpoint.replace('https:', 'http:') },
  }),
  own('discovery: a revocation endpoint elsewhere', {
    discovery: { revocation_endpoint: 'https://evil.test/revocat' },
  }),
  own('discovery: keys elsewhere', { discovery: { jwks_uri: 'https://evil.test/.well-known/jwks' } }),
  { ...suite('userinfo: about somebody else', { userinfo: { sub: 'u1invalid' } }), at: 'userinfo' },
];

/** Ways to turn hostile when the tokens of a good session are renewed. */
export const refreshRows: readonly AnswerRow[] = [
  suite('renewal: sub of somebody else', { claims: (good) => ({ ...good, sub: `${good.sub ?? ''}1` }) }),
  suite('renewal: iss with something behind it', { claims: (good) => ({ ...good, iss: `${good.iss ?? ''}1` }) }),
  own('renewal: aud of another client', { claims: (good) => ({ ...good, aud: 'stranger' }) }),
  own('renewal: exp 601 s ago', { claims: (good) => ({ ...good, exp: (good.iat ?? 0) - 601 }) }),
  own('renewal: a nonce that is not the first one', { claims: (good) => ({ ...good, nonce: 'another' }) }),
  {
    ...own('renewal: the signature of another key', { sign: signedBy(hostileKeys.otherRsa, 'k1') }),
    isOfSignature: true,
  },
].map((row) => ({ ...row, at: 'renewal' }));

/** The same places with nothing wrong. */
export const moreGoodRows: readonly AnswerRow[] = [
  { ...own('userinfo: about the person', {}), at: 'userinfo' },
  { ...own('renewal: nothing wrong', {}), at: 'renewal' },
];

function suite(name: string, behaviour: Behaviour): AnswerRow {
  return { name, behaviour, isOfSuite: true, isOfSignature: false, at: 'sign-in' };
}

function own(name: string, behaviour: Behaviour): AnswerRow {
  return { name, behaviour, isOfSuite: false, isOfSignature: false, at: 'sign-in' };
}

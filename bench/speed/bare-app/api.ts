/** The least of a client for the same API as the product's. Its address stands in the page's own, so that nothing waits for it. */
const [base = '', clientId = '', scope = ''] = new URLSearchParams(window.location.search).getAll('api');
const tokenKey = 'token';

export type Page<Row> = { readonly totalCount: number; readonly items: readonly Row[] };
export type User = {
  readonly id: string;
  readonly userName: string;
  readonly name: string | null;
  readonly email: string;
};
export type EmailSettings = Readonly<Record<string, string | number | boolean | null>>;
type Feature = { readonly name: string; readonly displayName: string; readonly value: string };
export type FeatureGroups = { readonly groups: readonly { readonly features: readonly Feature[] }[] };
export type Configuration = { readonly currentUser: { readonly userName: string } };

export function hasToken(): boolean {
  return sessionStorage.getItem(tokenKey) !== null;
}

export async function signIn(username: string, password: string): Promise<void> {
  const body = new URLSearchParams({ grant_type: 'password', client_id: clientId, scope, username, password });
  const response = await fetch(`${base}/connect/token`, { method: 'POST', body });
  const answer = (await response.json()) as { readonly access_token: string };
  sessionStorage.setItem(tokenKey, answer.access_token);
}

export async function get<Answer>(path: string): Promise<Answer> {
  const response = await fetch(`${base}/api/${path}`, {
    headers: { Authorization: `Bearer ${sessionStorage.getItem(tokenKey) ?? ''}`, 'Accept-Language': 'vi' },
  });
  return (await response.json()) as Answer;
}

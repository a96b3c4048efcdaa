/** A person the issuer knows; every claim goes into both tokens. */
export type IssuerAccount = {
  readonly sub: string;
  readonly preferred_username: string;
  readonly email: string;
  readonly DonViId: string;
  readonly LoaiDonViId: string;
};

/** Times in seconds. */
export type IssuerOptions = {
  readonly clientId: string;
  /** Audience and scope of the API, whose access tokens are JWTs. */
  readonly apiName: string;
  readonly accessTokenSeconds: number;
  readonly idTokenSeconds: number;
  readonly refreshTokenSeconds: number;
  /** False: renewal is possible only through the issuer's own cookie, in a hidden frame. */
  readonly givesRefreshTokens: boolean;
  /** True: `Cross-Origin-Opener-Policy` cuts its pages off from whoever has opened them. */
  readonly cutsOpener: boolean;
};

export const defaultIssuerOptions: IssuerOptions = {
  clientId: 'QuyHoTro_App',
  apiName: 'QuyHoTro',
  accessTokenSeconds: 3_600,
  idTokenSeconds: 1_200,
  refreshTokenSeconds: 86_400,
  givesRefreshTokens: true,
  cutsOpener: false,
};

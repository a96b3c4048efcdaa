import type { Schemas } from '../contract/schemas';

/** One's own sessions that go on, and one's latest sign-ins. */
export type SignInSessions = Schemas['PhienDangNhap'];

/** A session: one sign-in, from one browser, with all its tabs. */
export type SignInSession = SignInSessions['phien'][number];

/** A sign-in that succeeded (1) or was refused (2). */
export type PastSignIn = SignInSessions['dangNhap'][number];

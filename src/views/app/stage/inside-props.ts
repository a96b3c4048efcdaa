import type { RouteMatch } from '@/domain/navigation/routes';

export type InsideProps = {
  /** `undefined` while there is only a reason to show instead of a page. */
  readonly match: RouteMatch | undefined;
  readonly instead?: 'leaving' | 'unconfigured' | 'notFound' | undefined;
};

import { AppError } from '@/domain/errors/app-error';

import { RefusedScreen } from './refused-screen';

const notFound = new AppError('route.notFound', { status: 404 });

/** `/auth/notfound`: where every unknown address ends. */
export function NotFoundScreen() {
  return (
    <main>
      <RefusedScreen error={notFound} />
    </main>
  );
}

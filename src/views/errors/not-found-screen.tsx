import Box from '@mui/material/Box';

import { AppError } from '@/domain/errors/app-error';

import { BrandMark } from '../shared/brand/brand-mark';
import { RefusedScreen } from './refused-screen';

const notFound = new AppError('route.notFound', { status: 404 });

/** `/auth/notfound`: where every unknown address ends. */
export function NotFoundScreen() {
  return (
    <main>
      <Box sx={{ p: 3 }}>
        <BrandMark size={44} />
      </Box>
      <RefusedScreen error={notFound} />
    </main>
  );
}

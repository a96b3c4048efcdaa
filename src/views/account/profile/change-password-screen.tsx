import { navigationTexts } from '@/domain/navigation/navigation-texts';
import { href } from '@/domain/navigation/routes';

import { useTexts } from '../../app/localization-context';
import { PageHeading } from '../../shared/page-heading';
import { useReturn } from '../../shared/unsaved/use-return';
import { ChangePasswordForm } from './change-password-form';

/** `/system/change-password`: the password form as a page of its own. */
export function ChangePasswordScreen() {
  const titles = useTexts(navigationTexts);
  const returnTo = useReturn();
  return (
    <>
      <PageHeading title={titles('top.changePassword')} />
      <ChangePasswordForm
        onCancel={() => {
          returnTo(href('home'));
        }}
      />
    </>
  );
}

import { useTexts } from '@/views/app/localization-context';
import { TextField } from '@/views/shared/form/text-field';

import { tenantTexts } from './tenant-texts';

export function TenantNameField() {
  const texts = useTexts(tenantTexts);
  return <TextField name="name" label={texts('tenant.name')} isRequired help={texts('help.name')} />;
}

import { useTexts } from '@/views/app/localization-context';
import { TextField } from '@/views/shared/form/text-field';

import { reportTexts } from './report-texts';

/** Who has prepared the report, for a form whose values hold its head. */
export function AuthorFields() {
  const texts = useTexts(reportTexts);
  return (
    <>
      <TextField name="nguoiLap" label={texts('head.nguoiLap')} isRequired width="half" />
      <TextField name="dienThoaiNguoiLap" label={texts('head.dienThoaiNguoiLap')} kind="tel" isRequired width="half" />
      <TextField name="ghiChu" label={texts('head.ghiChu')} lines={2} />
    </>
  );
}

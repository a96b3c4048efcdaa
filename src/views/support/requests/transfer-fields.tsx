import type { CaseDraft } from '@/domain/support/support-draft';
import { isMasked } from '@/domain/format/identities';
import { useTexts } from '@/views/app/localization-context';
import { formTexts } from '@/views/shared/form/form-texts';
import { LookupField } from '@/views/shared/form/lookup-field';
import { TextField } from '@/views/shared/form/text-field';
import { useLookup } from '@/views/shared/form/use-lookup';

import { caseTexts } from './case-texts';

type TransferFieldsProps = { readonly path: string; readonly entry: CaseDraft };

/** Where the money goes. */
export function TransferFields({ path, entry }: TransferFieldsProps) {
  const texts = useTexts(caseTexts);
  const form = useTexts(formTexts);
  const banks = useLookup('ngan-hang');
  const isHidden = isMasked(entry.soTaiKhoan ?? '');
  return (
    <>
      <TextField
        name={`${path}.chuTaiKhoan`}
        label={texts('case.chuTaiKhoan')}
        help={texts('case.holderHelp')}
        isRequired
        width="half"
      />
      <TextField
        name={`${path}.soTaiKhoan`}
        label={texts('case.soTaiKhoan')}
        kind="code"
        isLocked={isHidden}
        help={isHidden ? form('form.masked') : undefined}
        isRequired
        width="half"
      />
      <LookupField
        name={`${path}.nganHangId`}
        label={texts('case.nganHangId')}
        lookup={banks}
        isRequired
        width="half"
      />
      <TextField name={`${path}.chiNhanh`} label={texts('case.chiNhanh')} width="half" />
    </>
  );
}

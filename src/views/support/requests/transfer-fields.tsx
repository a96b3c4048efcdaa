import { isMasked } from '@/domain/format/identities';
import type { CaseTransfer } from '@/domain/support/case-transfer';
import { useTexts } from '@/views/app/localization-context';
import { formTexts } from '@/views/shared/form/form-texts';
import { LookupField } from '@/views/shared/form/lookup-field';
import { TextField } from '@/views/shared/form/text-field';
import { useLookup } from '@/views/shared/form/use-lookup';

import { caseTexts } from './case-texts';

type TransferFieldsProps = {
  /** Where they stand in the form's values; at their top without it. */
  readonly path?: string;
  readonly entry: Pick<CaseTransfer, 'soTaiKhoan'>;
};

/** Where the money goes. */
export function TransferFields({ path, entry }: TransferFieldsProps) {
  const texts = useTexts(caseTexts);
  const form = useTexts(formTexts);
  const banks = useLookup('ngan-hang');
  const isHidden = isMasked(entry.soTaiKhoan ?? '');
  const nameOf = (field: keyof CaseTransfer) => (path === undefined ? field : `${path}.${field}`);
  return (
    <>
      <TextField
        name={nameOf('chuTaiKhoan')}
        label={texts('case.chuTaiKhoan')}
        help={texts('case.holderHelp')}
        isRequired
        width="half"
      />
      <TextField
        name={nameOf('soTaiKhoan')}
        label={texts('case.soTaiKhoan')}
        kind="code"
        isLocked={isHidden}
        help={isHidden ? form('form.masked') : undefined}
        isRequired
        width="half"
      />
      <LookupField
        name={nameOf('nganHangId')}
        label={texts('case.nganHangId')}
        lookup={banks}
        isRequired
        width="half"
      />
      <TextField name={nameOf('chiNhanh')} label={texts('case.chiNhanh')} width="half" />
    </>
  );
}

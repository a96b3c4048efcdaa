import { emptyBankAccount, emptyContactPerson } from '@/domain/units/unit-input';
import type { BankAccount, ContactPerson } from '@/domain/units/unit';
import { useTexts } from '@/views/app/localization-context';
import { ArrayEditor } from '@/views/shared/form/array-editor';
import { FormSection } from '@/views/shared/form/form-section';
import { LookupField } from '@/views/shared/form/lookup-field';
import { TextField } from '@/views/shared/form/text-field';
import { useLookup } from '@/views/shared/form/use-lookup';

import { unitTexts } from './unit-texts';

/** Who is asked when something about the unit's reports is unclear. */
export function ContactPersonsSection() {
  const texts = useTexts(unitTexts);
  return (
    <FormSection title={texts('unit.lienHe')}>
      <ArrayEditor<ContactPerson>
        name="lienHe"
        addLabel={texts('contact.add')}
        emptyText={texts('contact.none')}
        newRow={emptyContactPerson}
        nameOf={({ hoTen }, index) => hoTen || texts('contact.row', { n: index + 1 })}
      >
        {(path) => (
          <>
            <TextField name={`${path}.hoTen`} label={texts('contact.hoTen')} isRequired width="half" />
            <TextField name={`${path}.chucVu`} label={texts('contact.chucVu')} width="half" />
            <TextField
              name={`${path}.dienThoai`}
              label={texts('contact.dienThoai')}
              kind="tel"
              isRequired
              width="half"
            />
            <TextField name={`${path}.email`} label={texts('contact.email')} kind="email" width="half" />
          </>
        )}
      </ArrayEditor>
    </FormSection>
  );
}

/** From where the unit pays, and to where money comes back. */
export function AccountsSection({ isLocked }: { readonly isLocked: boolean }) {
  const texts = useTexts(unitTexts);
  const banks = useLookup('ngan-hang');
  return (
    <FormSection title={texts('unit.taiKhoan')}>
      <ArrayEditor<BankAccount>
        name="taiKhoan"
        addLabel={texts('account.add')}
        emptyText={texts('account.none')}
        newRow={emptyBankAccount}
        nameOf={({ nganHangId, soTaiKhoan }, index) =>
          [banks.nameOf(nganHangId), soTaiKhoan].filter(Boolean).join(' – ') || texts('account.row', { n: index + 1 })
        }
        isLocked={isLocked}
      >
        {(path) => (
          <>
            <LookupField
              name={`${path}.nganHangId`}
              label={texts('account.nganHangId')}
              lookup={banks}
              isRequired
              width="half"
              isLocked={isLocked}
            />
            <TextField
              name={`${path}.soTaiKhoan`}
              label={texts('account.soTaiKhoan')}
              kind="code"
              isRequired
              width="half"
              isLocked={isLocked}
            />
            <TextField
              name={`${path}.chuTaiKhoan`}
              label={texts('account.chuTaiKhoan')}
              isRequired
              isLocked={isLocked}
            />
          </>
        )}
      </ArrayEditor>
    </FormSection>
  );
}

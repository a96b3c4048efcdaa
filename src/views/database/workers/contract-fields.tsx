import { useFormikContext } from 'formik';

import { currencies, employmentStates, type departureForms, returnReasons } from '@/domain/reference/contract-lists';
import { markets } from '@/domain/reference/markets';
import { needsSendingUnit } from '@/domain/workers/contract-schema';
import type { Contract } from '@/domain/workers/worker';
import { useTexts } from '@/views/app/localization-context';
import { AmountField } from '@/views/shared/form/amount-field';
import { DateField } from '@/views/shared/form/date-field';
import { LookupField } from '@/views/shared/form/lookup-field';
import { SelectField } from '@/views/shared/form/select-field';
import { TextField } from '@/views/shared/form/text-field';
import { UnitField } from '@/views/shared/form/unit-field';
import { useChoices } from '@/views/shared/form/use-choices';
import { useLookup } from '@/views/shared/form/use-lookup';

import { workerTexts } from './worker-texts';

type ContractFieldsProps = {
  readonly path: string;
  readonly contract: Contract;
  /** For those who may only read it. */
  readonly isLocked: boolean;
  /** Why it stays, and with its unit; `undefined` when it need not. */
  readonly keptBecause: string | undefined;
  /** Hình thức đi that the person may choose. */
  readonly forms: typeof departureForms;
};

const currencyChoices = currencies.map(({ id }) => ({ id, label: id }));

/** One contract: how, through whom, where, what for, how long, what it pays, and what became of it. */
export function ContractFields({ path, contract, isLocked, keptBecause, forms }: ContractFieldsProps) {
  const texts = useTexts(workerTexts);
  const { setFieldValue } = useFormikContext();
  const formChoices = useChoices(forms);
  const states = useChoices(employmentStates);
  const reasons = useChoices(returnReasons);
  const marketLookup = useLookup('thi-truong');
  const occupations = useLookup('nganh-nghe');
  const isSent = needsSendingUnit(contract);
  const at = (field: keyof Contract) => ({ name: `${path}.${field}`, isLocked });

  const takeCurrency = (marketId: string | null) => {
    const usual = markets.find(({ id }) => id === marketId)?.tienTe;
    if (contract.tienTe === null && usual !== undefined) {
      void setFieldValue(`${path}.tienTe`, usual);
    }
  };

  return (
    <>
      <SelectField
        {...at('hinhThucDi')}
        label={texts('contract.hinhThucDi')}
        choices={formChoices}
        isRequired
        help={isLocked ? texts('contract.ofUnit') : undefined}
      />
      <UnitField
        {...at('donViId')}
        nameField={`${path}.donViTen`}
        label={texts('contract.donViId')}
        isRequired={isSent}
        isLocked={isLocked || keptBecause !== undefined}
        help={keptBecause ?? (isSent ? undefined : texts('contract.directHelp'))}
      />
      <LookupField
        {...at('thiTruongId')}
        label={texts('contract.thiTruongId')}
        lookup={marketLookup}
        isRequired
        width="half"
        onChosen={takeCurrency}
      />
      <LookupField
        {...at('nganhNgheId')}
        label={texts('contract.nganhNgheId')}
        lookup={occupations}
        isRequired
        width="half"
      />
      <TextField {...at('nsdld')} label={texts('contract.nsdld')} />
      <TextField {...at('diaChiLamViec')} label={texts('contract.diaChiLamViec')} />
      <TextField {...at('soHopDong')} label={texts('contract.soHopDong')} width="half" />
      <DateField {...at('ngayKy')} label={texts('contract.ngayKy')} width="half" />
      <DateField {...at('tuNgay')} label={texts('contract.tuNgay')} width="half" />
      <DateField {...at('denNgay')} label={texts('contract.denNgay')} width="half" />
      <AmountField {...at('mucLuong')} label={texts('contract.mucLuong')} hasDecimals width="third" />
      <SelectField {...at('tienTe')} label={texts('contract.tienTe')} choices={currencyChoices} width="third" />
      <AmountField {...at('tienDichVu')} label={texts('contract.tienDichVu')} unit="₫" width="third" />
      <SelectField {...at('tinhTrang')} label={texts('contract.tinhTrang')} choices={states} isRequired width="half" />
      <DateField {...at('ngayXuatCanh')} label={texts('contract.ngayXuatCanh')} width="half" />
      <DateField {...at('ngayVeNuoc')} label={texts('contract.ngayVeNuoc')} width="half" />
      <SelectField {...at('lyDoVeNuoc')} label={texts('contract.lyDoVeNuoc')} choices={reasons} width="half" />
    </>
  );
}

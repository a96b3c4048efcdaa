import type { CellReading } from '../import/cell-values';
import { createReferenceReader, type ReferenceEntry, type ReferenceReader } from '../import/reference-index';
import type { SheetCell } from '../import/sheet';
import type { LookupItem } from '../lookups/lookup';
import { currencies, departureForms, employmentStates, returnReasons } from '../reference/contract-lists';
import type { NamedValue } from '../reference/named-value';
import { educationLevels, sexes } from '../reference/person-lists';
import type { UnitListItem } from '../units/unit';
import type { WorkerImportField } from './worker-import-columns';

/** What the back end knows of the lists that a file names entries of. */
export type WorkerReferences = {
  readonly provinces: readonly LookupItem[];
  /** All of the country, each with its province. */
  readonly communes: readonly LookupItem[];
  readonly markets: readonly LookupItem[];
  readonly occupations: readonly LookupItem[];
  /** Those that the person may know of. */
  readonly units: readonly Pick<UnitListItem, 'id' | 'ma' | 'ten' | 'tenGiaoDich' | 'mst'>[];
};

type Value = string | number;

/** Reads the cell of a column of choices; `values` holds what the row's columns before it were read as. */
export type WorkerChoices = (
  field: WorkerImportField,
  cell: SheetCell,
  values: ReadonlyMap<WorkerImportField, Value>,
) => CellReading<Value>;

export function createWorkerChoices(references: WorkerReferences): WorkerChoices {
  const readers: Partial<Record<WorkerImportField, ReferenceReader<Value>>> = {
    gioiTinh: createReferenceReader(sexes.map(namedEntry)),
    trinhDo: createReferenceReader(educationLevels.map(namedEntry)),
    tinhThanhMa: createReferenceReader(references.provinces.map(provinceEntry)),
    'hopDong[0].hinhThucDi': createReferenceReader(departureForms.map(namedEntry)),
    'hopDong[0].donViId': createReferenceReader(references.units.map(unitEntry)),
    'hopDong[0].thiTruongId': createReferenceReader(references.markets.map(namedEntry)),
    'hopDong[0].nganhNgheId': createReferenceReader(references.occupations.map(namedEntry)),
    'hopDong[0].tienTe': createReferenceReader(currencies.map(({ id }) => ({ id, names: [id] }))),
    'hopDong[0].lyDoVeNuoc': createReferenceReader(returnReasons.map(namedEntry)),
    'hopDong[0].tinhTrang': createReferenceReader(employmentStates.map(namedEntry)),
  };
  const communesOf = communeReaders(references.communes);
  return (field, cell, values) =>
    field === 'xaPhuongMa'
      ? communesOf(values.get('tinhThanhMa'))(cell)
      : (readers[field] ?? createReferenceReader<Value>([]))(cell);
}

function namedEntry<Id extends Value>({
  id,
  ten,
  tenEn,
}: Pick<NamedValue<Id>, 'id' | 'ten'> & { tenEn?: string | undefined }): ReferenceEntry<Value> {
  return { id, names: [String(id), ten, ...(tenEn === undefined ? [] : [tenEn])] };
}

/** A province goes by its bare name and by the ways in which papers call it. */
function provinceEntry(province: LookupItem): ReferenceEntry<Value> {
  const { id, names } = namedEntry(province);
  const styles = ['Tỉnh', 'Thành phố', 'TP', 'TP.'];
  return { id, names: [...names, ...styles.map((style) => `${style} ${province.ten}`), `TP.${province.ten}`] };
}

/** A unit goes by code, tax code, name and trade name, and by code and name as selects show it. */
function unitEntry({ id, ma, ten, tenGiaoDich, mst }: WorkerReferences['units'][number]): ReferenceEntry<Value> {
  return { id, names: [ma, mst, ten, `${ma} – ${ten}`, ...(tenGiaoDich === null ? [] : [tenGiaoDich])] };
}

/** The communes of a province, or of the country while the province is not known. */
function communeReaders(communes: readonly LookupItem[]) {
  const readers = new Map<Value | undefined, ReferenceReader<Value>>();
  return (provinceId: Value | undefined): ReferenceReader<Value> => {
    const known = readers.get(provinceId);
    if (known !== undefined) {
      return known;
    }
    const entries = communes
      .filter(({ thuocId }) => provinceId === undefined || thuocId === provinceId)
      .map(({ id, ten }) => ({ id, names: [id, ten, ten.replace(/^(?:Xã|Phường|Đặc khu) /u, '')] }));
    const made = createReferenceReader<Value>(entries);
    readers.set(provinceId, made);
    return made;
  };
}

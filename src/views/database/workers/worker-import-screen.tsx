import { useMemo } from 'react';

import { largestPageSize } from '@/domain/constants';
import { todayAt } from '@/domain/format/calendar';
import { href } from '@/domain/navigation/routes';
import { navigationTexts } from '@/domain/navigation/navigation-texts';
import type { UnitListItem } from '@/domain/units/unit';
import { createWorkerRowReader, withDuplicates } from '@/domain/workers/worker-import';
import type { WorkerReferences } from '@/domain/workers/worker-import-choices';
import { workerImportColumns } from '@/domain/workers/worker-import-columns';
import type { WorkerInput } from '@/domain/workers/worker';
import { useTexts } from '@/views/app/localization-context';
import type { Services } from '@/views/app/services-context';
import type { ImportDescription } from '@/views/shared/import/import-description';
import { ImportScreen } from '@/views/shared/import/import-screen';

/** Nhập Excel: workers of a file (domain dictionary §5.10, register B-10). */
export function WorkerImportScreen() {
  const texts = useTexts(navigationTexts);
  const title = texts('page.workerImport');
  const description = useMemo<ImportDescription<WorkerInput>>(
    () => ({
      title,
      columns: workerImportColumns,
      titleField: 'hoTen',
      fileName: 'Mau_NguoiLaoDong',
      listHref: href('workers'),
      prepare: async (services, signal) =>
        createWorkerRowReader(await loadReferences(services, signal), todayAt(Date.now())),
      judgeTogether: withDuplicates,
      send: ({ workers }, rows, key, signal) => workers.importRows(rows, key, signal),
    }),
    [title],
  );
  return <ImportScreen description={description} />;
}

async function loadReferences({ lookups, units }: Services, signal: AbortSignal): Promise<WorkerReferences> {
  const [provinces, communes, markets, occupations, allUnits] = await Promise.all([
    lookups.all('tinh-thanh'),
    lookups.all('xa-phuong'),
    lookups.all('thi-truong'),
    lookups.all('nganh-nghe'),
    loadUnits(units, signal),
  ]);
  return { provinces, communes, markets, occupations, units: allUnits };
}

async function loadUnits(units: Services['units'], signal: AbortSignal): Promise<readonly UnitListItem[]> {
  const found: UnitListItem[] = [];
  const query = { pageSize: largestPageSize, sort: undefined, search: '', filters: {}, columns: undefined };
  for (let page = 0; ; page += 1) {
    const { items, totalCount } = await units.list({ ...query, page }, signal);
    found.push(...items);
    if (items.length === 0 || found.length >= totalCount) {
      return found;
    }
  }
}

import { largestDataFileBytes, DataFileProblem } from '@/domain/desk/data-sets';
import { todayAt } from '@/domain/format/calendar';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';

import { useDesk } from '../desk-context';
import { FilePair } from '../file-pair';
import { dataTexts } from './data-texts';
import { useDataAction } from './use-data-action';

/** The demo's rows as a file, and back. */
export function DataFiles() {
  const texts = useTexts(dataTexts);
  const { spreadsheets } = useServices();
  const { data } = useDesk().desk;
  const { run, isBusy } = useDataAction();

  const exportFile = () => {
    run({
      action: async () => {
        const text = await data.exported();
        const file = new Blob([text], { type: 'application/json' });
        spreadsheets.save(file, `du-lieu-demo-${todayAt(Date.now())}.json`);
      },
    });
  };
  const importFile = (file: File) => {
    run({
      question: texts('data.importQuestion', { name: file.name }),
      action: async () => {
        if (file.size > largestDataFileBytes) {
          throw new DataFileProblem('tooLarge');
        }
        await data.takeFile(await file.text());
      },
    });
  };

  return (
    <FilePair
      exportLabel={texts('data.export')}
      importLabel={texts('data.import')}
      importInputLabel={texts('data.importInput')}
      canExport={!isBusy}
      onExport={exportFile}
      onImport={importFile}
    />
  );
}

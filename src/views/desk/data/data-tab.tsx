import { useTexts } from '@/views/app/localization-context';

import { DeskSection } from '../desk-section';
import { DataFiles } from './data-files';
import { DataSets } from './data-sets';
import { dataTexts } from './data-texts';
import { SecondUserSection } from './second-user-section';
import { Snapshots } from './snapshots';

/** The demo's rows: a second hand in the open record, which set they are, and what has been kept of them. */
export function DataTab() {
  const texts = useTexts(dataTexts);
  return (
    <>
      <DeskSection title={texts('data.second')} hint={texts('data.secondHint')}>
        <SecondUserSection />
      </DeskSection>
      <DeskSection title={texts('data.sets')} hint={texts('data.setsHint')}>
        <DataSets />
      </DeskSection>
      <DeskSection title={texts('data.snapshots')} hint={texts('data.snapshotsHint')}>
        <Snapshots />
      </DeskSection>
      <DeskSection title={texts('data.file')} hint={texts('data.fileHint')}>
        <DataFiles />
      </DeskSection>
    </>
  );
}

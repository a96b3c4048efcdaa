import { useActorRef } from '@xstate/react';
import { useState } from 'react';

import type { ImportPreview, ImportResult } from '@/domain/import/import-row';
import { createImportMachine, type ImportRef } from '@/machines/lists/import-machine';
import { useServices, type Services } from '@/views/app/services-context';

import { fromCall } from '../from-call';
import { inSlices } from '../loading/in-slices';
import { ownHeadings, type ImportDescription } from './import-description';

/** Starts an import's machine; it ends with its screen. */
export function useImport<Input>(description: ImportDescription<Input>): ImportRef<Input> {
  const services = useServices();
  const [logic] = useState(() => importLogic(description, services));
  return useActorRef(logic);
}

function importLogic<Input>(description: ImportDescription<Input>, services: Services) {
  const { columns, acceptsText = false, prepare, judgeTogether, send } = description;
  return createImportMachine<Input>().provide({
    actors: {
      readFile: fromCall<ImportPreview<Input>, { readonly file: File }>(async ({ file }, signal) => {
        const { rows, ...ignored } = await services.spreadsheets.read(
          file,
          { columns, ownHeadings, acceptsText },
          signal,
        );
        const judge = await prepare(services, signal);
        const judged = await inSlices(rows, judge, signal);
        return { ...ignored, rows: await judgeTogether(judged, services, signal) };
      }),
      sendRows: fromCall<readonly ImportResult[], { readonly rows: readonly Input[]; readonly key: string }>(
        ({ rows, key }, signal) => send(services, rows, key, signal),
      ),
    },
  });
}

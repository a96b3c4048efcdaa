import { useActorRef } from '@xstate/react';
import { useState } from 'react';

import type { ImportPreview, ImportResult } from '@/domain/import/import-row';
import { createImportMachine, type ImportRef } from '@/machines/import-machine';
import { useServices, type Services } from '@/views/app/services-context';

import { fromCall } from '../from-call';
import { inSlices } from './in-slices';
import { ownHeadings, type ImportDescription } from './import-description';

/** Starts an import's machine; it ends with its screen. */
export function useImport<Input>(description: ImportDescription<Input>): ImportRef<Input> {
  const services = useServices();
  const [logic] = useState(() => importLogic(description, services));
  const [importId] = useState(newImportId);
  return useActorRef(logic, { input: { importId } });
}

function importLogic<Input>({ columns, prepare, judgeTogether, send }: ImportDescription<Input>, services: Services) {
  return createImportMachine<Input>().provide({
    actors: {
      readFile: fromCall<ImportPreview<Input>, { readonly file: File }>(async ({ file }, signal) => {
        const { rows, ignoredHeadings } = await services.spreadsheets.read(file, { columns, ownHeadings }, signal);
        const judge = await prepare(services, signal);
        return { rows: judgeTogether(await inSlices(rows, judge, signal)), ignoredHeadings };
      }),
      sendRows: fromCall<readonly ImportResult[], { readonly rows: readonly Input[]; readonly key: string }>(
        ({ rows, key }, signal) => send(services, rows, key, signal),
      ),
    },
  });
}

/** Works on pages without a certificate too, where `crypto.randomUUID` is missing. */
function newImportId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
}

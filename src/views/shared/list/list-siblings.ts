import type { ListDefaults } from '@/domain/lists/list-address';
import type { ListQuery } from '@/domain/lists/list-query';
import type { Services } from '@/views/app/services-context';
import type { Page } from '@/domain/abp/paging';

import type { ListDescription, ListRow } from './list-description';
import { defaultsOf } from './list-preferences';

/** A record's address in a list. */
export type SiblingRecord = { readonly id: string; readonly href: string };

/** What a record must know of the list it belongs to, so that the ones before and after it can be opened from it. */
export type ListSiblings = {
  readonly listId: string;
  readonly defaults: ListDefaults;
  readonly load: (services: Services, query: ListQuery, signal: AbortSignal) => Promise<Page<ListRow>>;
  readonly recordsOf: (page: Page<ListRow>) => readonly SiblingRecord[];
};

/** The siblings in a list; make it once, beside the record's screen. */
export function siblingsIn<Row extends ListRow>(description: ListDescription<Row>): ListSiblings {
  return {
    listId: description.id,
    defaults: defaultsOf(description),
    load: description.load,
    // Pages of a list hold rows of that list, whether they were loaded or kept.
    recordsOf: ({ items }) =>
      (items as readonly Row[]).flatMap((row) => {
        const href = description.recordHref(row);
        return href === undefined ? [] : [{ id: row.id, href }];
      }),
  };
}

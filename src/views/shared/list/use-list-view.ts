import { useMemo } from 'react';

import { createFormats } from '@/domain/format/formats';
import { isGranted } from '@/domain/policies/policy-expression';
import { usePersonId, useGranted, useGrantedPolicies } from '@/views/app/auth-context';
import { useLocalizer, useTexts } from '@/views/app/localization-context';

import type { BulkAction } from './bulk/bulk-action';
import { bulkRemovalsOf } from './bulk/bulk-removal';
import type { ListDescription, ListRow } from './list-description';
import { visibleColumns, type ListView } from './list-view';
import { useAccountName } from './cells/use-account-name';
import type { ListAddress } from './use-list-query';
import { selectionTexts } from './bulk/selection-texts';
import { useNames } from './cells/use-names';
import { unitLabel, useUnit } from '../person/use-unit';

/** Resolves a description for who looks at it, in which language, at which address. */
export function useListView<Row extends ListRow>(
  description: ListDescription<Row>,
  { query, defaults, show, saved, widths, takeAskedAnew }: ListAddress,
  { onRowAction, recordState }: Pick<ListView<Row>, 'onRowAction' | 'recordState'>,
): ListView<Row> {
  const text = useTexts(description.texts);
  const selections = useTexts(selectionTexts);
  const { language } = useLocalizer();
  const names = useNames(description.lookups);
  const heldBy = (wanted: 'unit' | 'person') => {
    const filter = description.filters.find(({ kind }) => kind === wanted);
    return filter?.kind === wanted ? query.filters[filter.field] : undefined;
  };
  const unit = useUnit(heldBy('unit'));
  const unitName = unit && unitLabel(unit);
  const personName = useAccountName(heldBy('person'));
  const granted = useGrantedPolicies();
  const userId = usePersonId();
  const isCreateGranted = useGranted(description.policies.create);
  const canCreate = description.createHref !== undefined && isCreateGranted;
  const isImportGranted = useGranted(description.policies.import);
  const canImport = description.importHref !== undefined && isImportGranted;
  const isEditGranted = useGranted(description.policies.edit);
  const canEdit = description.editHref !== undefined && isEditGranted;
  const isRemovalGranted = useGranted(description.policies.remove);
  const canRemove = description.remove !== undefined && isRemovalGranted;
  const canExport = useGranted(description.policies.export);

  const { filters: savedFilters, change: changeSaved } = saved;

  return useMemo(() => {
    const bulkActions = [
      ...(description.bulkActions ?? []).map((action) => worded(action, text)),
      ...bulkRemovalsOf(description).map((action) => worded(action, selections)),
    ].filter(({ policy }) => isGranted(policy, granted));
    return {
      description,
      text,
      names,
      unitName,
      personName,
      formats: createFormats(language),
      query,
      defaults,
      show,
      takeAskedAnew,
      saved: { filters: savedFilters, change: changeSaved },
      widths,
      recordState,
      columns: visibleColumns(description, query.columns),
      actions: (description.actions ?? []).filter(({ policy }) => isGranted(policy, granted)),
      rowActions: (description.rowActions ?? []).filter(({ policy }) => isGranted(policy, granted)),
      onRowAction,
      bulkActions,
      isSelectable: bulkActions.length > 0 || (description.isSelectable === true && canExport),
      userId,
      canCreate,
      canImport,
      canEdit,
      canRemove,
      canExport,
    };
  }, [
    description,
    text,
    selections,
    names,
    unitName,
    personName,
    language,
    query,
    defaults,
    show,
    takeAskedAnew,
    savedFilters,
    changeSaved,
    widths,
    recordState,
    granted,
    onRowAction,
    userId,
    canCreate,
    canImport,
    canEdit,
    canRemove,
    canExport,
  ]);
}

/** The action with its words in the language of who looks at the list. */
function worded<Row extends ListRow, Key extends string>(
  action: BulkAction<Row, Key>,
  text: (key: Key) => string,
): BulkAction<Row> {
  return { ...action, label: text(action.label), confirm: text(action.confirm) };
}

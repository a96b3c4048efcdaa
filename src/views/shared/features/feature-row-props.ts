import type { FeatureEdit } from '@/domain/features/feature-changes';
import type { FeatureNode } from '@/domain/features/feature-tree';
import type { Localizer } from '@/domain/localization/localizer';

import type { FeatureTranslate } from './feature-words';

export type FeatureRowProps = {
  readonly node: FeatureNode;
  /** What was put into the field; `null` for the inherited value, `undefined` for nothing. */
  readonly edited: string | null | undefined;
  readonly isChanged: boolean;
  readonly error: string | undefined;
  readonly isErrorShown: boolean;
  readonly query: string;
  readonly idPrefix: string;
  readonly isBusy: boolean;
  readonly texts: FeatureTranslate;
  readonly localizer: Localizer;
  readonly onEdit: (edit: FeatureEdit) => void;
};

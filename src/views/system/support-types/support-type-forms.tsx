import { useMemo } from 'react';

import { policies } from '@/domain/policies/policy-names';
import type { SupportType } from '@/domain/support-types/support-type';
import { useGranted } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import { AttachmentChecklist } from '@/views/shared/attachments/attachment-checklist';

import { supportTypeTexts } from './support-type-texts';

/**
 * Biểu mẫu: the empty forms of a kind's papers, which whoever makes a request can fill in. Seen by whoever sees requests,
 * changed by whoever changes the kind.
 */
export function SupportTypeForms({ type: { id, thanhPhanHoSo, concurrencyStamp } }: { readonly type: SupportType }) {
  const texts = useTexts(supportTypeTexts);
  const owner = useMemo(() => ({ resource: 'dm-loai-ho-tro', id }) as const, [id]);
  return useGranted(policies.supportRequests) ? (
    <AttachmentChecklist
      owner={owner}
      title={texts('type.forms')}
      papers={thanhPhanHoSo.map(({ ma, ten }) => ({ code: ma, label: ten, isRequired: false }))}
      version={concurrencyStamp}
      tellsState={false}
    />
  ) : null;
}

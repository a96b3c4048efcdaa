import { useMemo } from 'react';

import { isPartlyPaid, type SelfPayingDossier } from '@/domain/self-paying/self-paying-dossier';
import { selfPayingWarnings } from '@/domain/self-paying/self-paying-warnings';
import type { StepAsks } from '@/domain/workflow/step-input';
import { formatMoney } from '@/domain/format/numbers';
import type { SelfPayingVerb } from '@/services/api/self-paying-api';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { useNames } from '@/views/shared/list/cells/use-names';
import { loadedLater } from '@/views/shared/loading/loaded-later';
import type { StepDescription } from '@/views/shared/workflow/step-description';

import { dossierStepTexts } from './dossier-step-texts';
import { dossierTexts } from './dossier-texts';

export type DossierStep = StepDescription<SelfPayingDossier, SelfPayingVerb>;

/** Steps of the examination, in the order of their buttons; they belong to the review. */
export const examinationSteps: readonly SelfPayingVerb[] = ['phe-duyet', 'yeu-cau-bo-sung', 'tu-choi', 'mo-lai'];

/** Steps of whoever looks after a dossier beside its examination. */
export const careSteps: readonly SelfPayingVerb[] = [
  'xac-nhan-dong',
  'ghi-nhan-dong',
  'bo-sung',
  'khong-tim-thay',
  'huy',
];

const asks: Readonly<Record<SelfPayingVerb, StepAsks>> = {
  'phe-duyet': 'opinion',
  'yeu-cau-bo-sung': 'reason',
  'bo-sung': 'opinion',
  'tu-choi': 'reason',
  huy: 'reason',
  'mo-lai': 'reason',
  'ghi-nhan-dong': 'nothing',
  'xac-nhan-dong': 'nothing',
  'khong-tim-thay': 'reason',
};

const dangerous: readonly SelfPayingVerb[] = ['tu-choi', 'huy', 'mo-lai', 'khong-tim-thay'];

const dialog = loadedLater(() => import('./dossier-step-dialog').then(({ DossierStepDialog }) => DossierStepDialog));

/** How the steps of a dossier are asked for; which of them may be taken is the workflow machine's matter. */
export function useDossierSteps(verbs: readonly SelfPayingVerb[]): readonly DossierStep[] {
  const words = useTexts(dossierStepTexts);
  const texts = useTexts(dossierTexts);
  const { language } = useLocalizer();
  const { selfPaying } = useServices();
  const names = useNames(lookups);
  return useMemo(() => {
    const question = (verb: SelfPayingVerb) => (dossier: SelfPayingDossier) => {
      const { ma, conPhaiNop, canhBao } = dossier;
      const warnings = canhBao.map((id) => names.in(selfPayingWarnings, id)).join(', ');
      return verb === 'phe-duyet' && warnings !== ''
        ? words('ask.warned', { ma, warnings })
        : words(`ask.${verb}`, { ma, amount: formatMoney(conPhaiNop, language) });
    };
    return verbs.map((verb): DossierStep => ({
      id: verb,
      label: words(`step.${verb}`),
      ...(dangerous.includes(verb) ? { tone: 'error' } : {}),
      question: question(verb),
      facts: ({ hoTen, soCccd, thiTruongId, soTien, conPhaiNop }) => [
        { label: texts('dossier.hoTen'), value: hoTen, isLong: true },
        { label: texts('dossier.soCccd'), value: soCccd, isLong: true },
        { label: texts('dossier.thiTruongId'), value: names.of('thi-truong', thiTruongId), isLong: true },
        { label: texts('dossier.soTien'), value: formatMoney(soTien, language), isLong: true },
        ...(isPartlyPaid({ soTien, conPhaiNop })
          ? [{ label: texts('dossier.conPhaiNop'), value: formatMoney(conPhaiNop, language), isLong: true }]
          : []),
      ],
      asks: asks[verb],
      dialog,
      done: words(`done.${verb}`),
      run: (dossier, input, signal) => selfPaying.step(dossier, verb, input, signal),
    }));
  }, [verbs, words, texts, language, selfPaying, names]);
}

const lookups = ['thi-truong'] as const;

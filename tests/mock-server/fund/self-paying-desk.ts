import type { Schemas } from '@/domain/contract/schemas';
import type { SelfPayingDossier, SelfPayingInput } from '@/domain/self-paying/self-paying-dossier';
import type { SelfPayingPaper } from '@/domain/self-paying/self-paying-papers';
import { selfPayingResource } from '@mock-server/data/fund/self-paying-row';

import { declarationOfSen } from '../../support/self-paying';
import type { Office, Reply } from '../routes/office';
import { testNow } from '../support/test-backend';

export const dossiers = `/api/app/${selfPayingResource}`;

let intention = 0;

/** A new intention, as a UUID. */
export function newKey(): string {
  intention += 1;
  return `00000000-0000-4000-8000-${String(intention).padStart(12, '0')}`;
}

/** Moves the office's clock to 09:00 of a day that has not begun yet. */
export function goTo({ backend, clock }: Office, day: string): void {
  const wanted = Date.parse(`${day}T09:00:00+07:00`);
  clock.advanceSeconds((wanted - backend.clock()) / 1_000);
}

/** 18/11/2026 is the day of the declaration in the walk-through; the tests begin on 15/11/2026. */
export const declarationDay = '2026-11-18';

/** Enters the declaration and answers the dossier. @throws Error when it is refused. */
export async function declare(office: Office, changes: Partial<SelfPayingInput> = {}): Promise<SelfPayingDossier> {
  const { status, body } = await (await office.as('khoa.tm')).post(dossiers, declarationOfSen(changes));
  if (status !== 200) {
    throw new Error(`The declaration was refused: ${JSON.stringify(body)}`);
  }
  return body as SelfPayingDossier;
}

/** Takes a step as somebody, with what it needs. */
export async function step(
  office: Office,
  userName: string,
  { id, concurrencyStamp }: Pick<SelfPayingDossier, 'id' | 'concurrencyStamp'>,
  verb: string,
  words: object = {},
): Promise<Reply> {
  const desk = await office.as(userName);
  return desk.post(`${dossiers}/${id}/${verb}`, { concurrencyStamp, maLanGui: newKey(), ...words });
}

/** The dossier after a step. @throws Error when it is refused. */
export async function taken(reply: Promise<Reply>): Promise<SelfPayingDossier> {
  const { status, body } = await reply;
  if (status !== 200) {
    throw new Error(`The step was refused: ${status} ${JSON.stringify(body)}`);
  }
  return body as SelfPayingDossier;
}

/** Attaches a paper to a dossier, without a browser. */
export function attach(
  { backend }: Office,
  { id }: Pick<SelfPayingDossier, 'id'>,
  ...papers: readonly SelfPayingPaper[]
) {
  for (const giayTo of papers) {
    backend.database.attachments.put({
      id: newKey(),
      taiNguyen: selfPayingResource,
      banGhiId: id,
      ten: `${giayTo}.pdf`,
      loai: 'pdf',
      dungLuong: 100,
      giayTo,
      maLanGui: giayTo,
      creationTime: new Date(testNow).toISOString(),
      creatorId: null,
      nguoiTaoTen: null,
      mau: giayTo,
    });
  }
}

/** The steps of a dossier, the first one first. */
export async function trailOf(office: Office, { id }: Pick<SelfPayingDossier, 'id'>) {
  const { body } = await (await office.as('khoa.tm')).get(`${dossiers}/${id}/lich-su`);
  return [...(body as Schemas['LichSu']).items].reverse();
}

import { interpolate } from '@/domain/localization/texts';

import { MockFailure } from './failures';
import { resourceTexts } from './startup/texts';

/** One thing that ASP.NET Identity objects to, by its `IdentityErrorDescriber` code, e.g. `DuplicateUserName`. */
export type IdentityComplaint = {
  readonly code: string;
  /** Values of the text's `{0}`, `{1}` …. */
  readonly values: readonly (string | number)[];
};

export function identityText({ code, values }: IdentityComplaint, culture: string): string {
  const key = `Volo.Abp.Identity:${code}`;
  return interpolate(resourceTexts('AbpIdentity', culture)[key] ?? key, Object.fromEntries(values.entries()));
}

/** 403 as ABP makes it of a failed `IdentityResult`: the first complaint's code and values, the text of all of them. */
export function identityFailure(complaints: readonly IdentityComplaint[]): MockFailure {
  const [first] = complaints;
  const said = (culture: string) => complaints.map((complaint) => identityText(complaint, culture)).join(', ');
  return new MockFailure(403, {
    code: `Volo.Abp.Identity:${first?.code ?? 'DefaultError'}`,
    message: { vi: said('vi'), en: said('en') },
    data: Object.fromEntries((first?.values ?? []).map((value, index) => [String(index), String(value)])),
  });
}

/** @throws MockFailure 403 when there is any complaint. */
export function refuseComplaints(complaints: readonly IdentityComplaint[]): void {
  if (complaints.length > 0) {
    throw identityFailure(complaints);
  }
}

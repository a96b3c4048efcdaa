import { isIsoDate } from '../format/calendar';
import { formatDate } from '../format/dates';
import { validationMessage, type ValidationMessage } from '../validation/validation-message';
import { isBlank, type TextField } from '../validation/yup-fields';

/** The back end's setting of the first day of the accounting period that is still open. */
const openPeriodSetting = 'Quy.KyKeToanMoTu';

/** ISO date as the back end's settings have it; `undefined` where it tells none, so that it alone will refuse. */
export function openPeriodIn(settings: Readonly<Record<string, string | null>>): string | undefined {
  const day = settings[openPeriodSetting];
  return typeof day === 'string' && isIsoDate(day) ? day : undefined;
}

/**
 * What is wrong with the day on which money came: figures of a period that is closed are final, and money that got into it
 * could not be taken out any more (QuyHoTro:03005).
 *
 * @param day ISO date. @param openFrom ISO date; `undefined` where it is not known.
 */
export function problemOfPeriod(day: string, openFrom: string | undefined): ValidationMessage | undefined {
  return openFrom !== undefined && day < openFrom ? closedBefore(openFrom) : undefined;
}

/** The same rule for a field. */
export function inOpenPeriod(field: TextField, openFrom: string | undefined): TextField {
  return openFrom === undefined
    ? field
    : field.test('periodClosed', closedBefore(openFrom), (day) => isBlank(day) || day >= openFrom);
}

function closedBefore(openFrom: string): ValidationMessage {
  return validationMessage('periodClosed', { day: formatDate(openFrom) });
}

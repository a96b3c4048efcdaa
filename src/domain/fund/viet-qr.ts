import { withoutDiacritics } from '../text/search-text';
import { isMoney } from '../validation/checks';

/** NAPAS' application identifier, and its service "transfer to an account" (NAPAS VietQR format, EMVCo merchant-presented QR). */
const applicationId = 'A000000727';
const transferToAccount = 'QRIBFTTA';

/** ISO 4217 number of the đồng. */
const dongNumber = '704';

/** A field's length is told with two digits, and the content stands inside another field. */
const longestContent = 95;

/**
 * The text that a VietQR picture holds for a transfer, checksum included; `undefined` where no bank could read it: no
 * six-digit BIN, an account that is no 6–19 letters and digits, an amount that is none, a content over 95 characters.
 *
 * @param transfer.bin NAPAS BIN of the receiving bank.
 * @param transfer.amount Integer đồng, more than 0.
 * @param transfer.content Transfer content; diacritics are dropped.
 */
export function vietQrText({
  bin,
  account,
  amount,
  content,
}: {
  readonly bin: string;
  readonly account: string;
  readonly amount: number;
  readonly content: string;
}): string | undefined {
  const plainContent = withoutDiacritics(content).replaceAll(/[^ -~]/gu, ' ');
  const canBeRead =
    /^\d{6}$/u.test(bin) &&
    /^[A-Z\d]{6,19}$/iu.test(account) &&
    isMoney(amount) &&
    amount > 0 &&
    plainContent.length <= longestContent;
  if (!canBeRead) {
    return undefined;
  }
  const receiver = field('00', bin) + field('01', account);
  const text = [
    field('00', '01'),
    field('01', '12'),
    field('38', field('00', applicationId) + field('01', receiver) + field('02', transferToAccount)),
    field('53', dongNumber),
    field('54', String(amount)),
    field('58', 'VN'),
    plainContent === '' ? '' : field('62', field('08', plainContent)),
    '6304',
  ].join('');
  return `${text}${checksum(text)}`;
}

/** CRC-16/CCITT-FALSE (polynomial 1021, start FFFF) of an ASCII text, four capital hexadecimal digits. */
export function checksum(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    crc ^= (character.codePointAt(0) ?? 0) << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

function field(id: string, value: string): string {
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

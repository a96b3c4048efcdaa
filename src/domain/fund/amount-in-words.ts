const digits = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'] as const;
const scales = ['triệu', 'nghìn', ''] as const;
const billion = 1_000_000_000;

/**
 * An amount as printed papers spell it, first letter capital, without the closing "./."; `''` for what is no amount
 * (domain dictionary §4.2). A single amount has at most twelve digits, a sum of several may have more: from a thousand
 * billions on these are counted as any other number is («Một nghìn hai trăm tỷ đồng»).
 *
 * @param amount Integer đồng.
 * @example
 * amountInWords(9_750_000); // 'Chín triệu bảy trăm năm mươi nghìn đồng'
 */
export function amountInWords(amount: number): string {
  if (!Number.isSafeInteger(amount) || amount < 0) {
    return '';
  }
  const words = amount === 0 ? [digitWord(0)] : wordsOf(amount);
  const text = [...words, 'đồng'].join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function wordsOf(amount: number): readonly string[] {
  const billions = Math.floor(amount / billion);
  const groups = scales.map((_, index) => Math.floor(amount / 1000 ** (scales.length - 1 - index)) % 1000);
  const first = billions === 0 ? groups.findIndex((group) => group > 0) : undefined;
  return [
    ...(billions === 0 ? [] : [...wordsOf(billions), 'tỷ']),
    ...groups.flatMap((group, index) =>
      group === 0 ? [] : [...groupWords(group, index === first), scales[index] ?? ''].filter((word) => word !== ''),
    ),
  ];
}

/** Three digits; every group but the first says its hundred even when it is zero. */
function groupWords(group: number, isFirst: boolean): readonly string[] {
  const [hundred, ten, unit] = [Math.floor(group / 100), Math.floor(group / 10) % 10, group % 10];
  const saysHundred = hundred > 0 || !isFirst;
  return [
    ...(saysHundred ? [digitWord(hundred), 'trăm'] : []),
    ...tenWords(ten, saysHundred && unit > 0),
    ...(unit === 0 ? [] : [unitWord(ten, unit)]),
  ];
}

function tenWords(ten: number, needsZero: boolean): readonly string[] {
  if (ten === 0) {
    return needsZero ? ['linh'] : [];
  }
  return ten === 1 ? ['mười'] : [digitWord(ten), 'mươi'];
}

function unitWord(ten: number, unit: number): string {
  const word = digitWord(unit);
  if (unit === 5) {
    return ten > 0 ? 'lăm' : word;
  }
  return ten > 1 ? ({ 1: 'mốt', 4: 'tư' }[unit] ?? word) : word;
}

function digitWord(digit: number): string {
  return digits[digit] ?? '';
}

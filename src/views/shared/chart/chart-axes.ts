import { shortUnitName } from '@/domain/units/short-unit-name';

/** Letters of axes. */
export const axisText = { fontSize: 12 } as const;

/** Few names stand upright in lines of their own, many lean. */
export function standingAxis(categories: readonly string[]) {
  const isFew = categories.length <= fewCategories;
  const shown = (name: string) => (isFew ? inLines(shortened(name, 60)) : shortened(name, 20));
  return {
    scaleType: 'band' as const,
    data: [...categories],
    height: isFew ? 60 : 110,
    tickLabelStyle: isFew ? axisText : { ...axisText, angle: -32, textAnchor: 'end' as const },
    tickLabelInterval: () => true,
    valueFormatter: (name: string, { location }: { readonly location: string }) =>
      location === 'tick' ? shown(name) : name,
    disableTicks: true,
    categoryGapRatio: 0.3,
  };
}

const fewCategories = 6;
const lineLength = 24;

function inLines(name: string): string {
  return name
    .split(' ')
    .reduce<string[]>((lines, word) => {
      const last = lines.at(-1);
      return last === undefined || last.length + word.length >= lineLength
        ? [...lines, word]
        : [...lines.slice(0, -1), `${last} ${word}`];
    }, [])
    .join('\n');
}

/** What all names of firms or papers begin with says nothing on an axis. */
export function shortened(name: string, longest: number): string {
  return shortUnitName(name.replace(/^Tài liệu giáo dục định hướng – /u, 'GDĐH '), longest);
}

/** So short are names that stand beside one another. */
export const levelLetters = 4;

/** Short names stand level. */
export function levelAxis(categories: readonly string[]) {
  return {
    scaleType: 'band' as const,
    data: [...categories],
    tickLabelStyle: axisText,
    disableTicks: true,
    categoryGapRatio: 0.3,
    barGapRatio: 0.1,
  };
}

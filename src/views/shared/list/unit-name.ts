import { shortUnitName } from '@/domain/units/short-unit-name';

/** Letters in the two lines of a narrow column. */
export const roomOfTwoLines = 34;

/** What a column of units shows (`short` of a column): the words by which firms differ, on two lines. */
export function unitNameInLines(name: string): string {
  return shortUnitName(name, roomOfTwoLines);
}

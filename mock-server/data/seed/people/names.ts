import {
  femaleGivenNames,
  femaleMiddleNames,
  maleGivenNames,
  maleMiddleNames,
  mountainSurnames,
  rareFemaleGivenNames,
  rareMaleGivenNames,
  rareSurnames,
  surnames,
} from './name-parts';
import { weighted, type Random } from '../random';

const mountainProvinces: ReadonlySet<string> = new Set(['04', '08', '11', '12', '14', '15', '19', '20', '25']);

/** Share of names made of rare marks, to try sorting and search. */
const rareShare = 0.04;

const surnameAnywhere = weighted(surnames.filter(([surname]) => !mountainSurnames.has(surname)));
const surnameInMountains = weighted(
  surnames.map(([surname, weight]) => [surname, mountainSurnames.has(surname) ? weight * 12 : weight] as const),
);

/** A full name in Vietnamese order, fit for sex and province of birth. */
export function drawName(random: Random, isWoman: boolean, provinceId: string): string {
  if (random.chance(rareShare)) {
    return isWoman
      ? `${random.pick(rareSurnames)} Thị ${random.pick(rareFemaleGivenNames)}`
      : `${random.pick(rareSurnames)} Văn ${random.pick(rareMaleGivenNames)}`;
  }
  const surname = mountainProvinces.has(provinceId) ? surnameInMountains(random) : surnameAnywhere(random);
  return isWoman
    ? `${surname} ${random.pick(femaleMiddleNames)} ${random.pick(femaleGivenNames)}`
    : `${surname} ${random.pick(maleMiddleNames)} ${random.pick(maleGivenNames)}`;
}

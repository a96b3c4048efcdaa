/** Vietnam's calendar is reckoned at UTC+7 (Decision 121/CP of 1967). Days. */
const timeZone = 7 / 24;

/** Mean length of a lunation, and the Julian date of the new moon numbered 0 (1900-01-01). Days. */
const lunation = 29.530588853;
const firstNewMoon = 2415021.076998695;

/** Julian day number of 1970-01-01. */
const epochDay = 2_440_588;
const millisecondsPerDay = 86_400_000;

/** The eleventh month holds the winter solstice, where the sun stands in its ninth sector of 30 degrees. */
const solsticeSector = 9;
const solsticeMonth = 11;

/**
 * The ISO date of a day of Vietnam's lunar calendar, in the month itself and never in a leap month after it.
 *
 * The rules are the ones Hồ Ngọc Đức published ("Thuật toán tính âm lịch"): new moons and the sun's longitude by Meeus'
 * series, reckoned at UTC+7; the month of the winter solstice is the eleventh; of thirteen months between two solstices
 * the first without a change of the sun's sector is the leap month.
 *
 * @param year The year that the lunar year begins in, 1900 to 2100.
 * @param month 1 to 10.
 * @param day 1 to 29.
 */
export function dayOfLunarDate(year: number, month: number, day: number): string {
  const solstice = solsticeMonthStart(year - 1);
  const nextSolstice = solsticeMonthStart(year);
  const first = Math.floor(0.5 + (solstice - firstNewMoon) / lunation);
  const monthsOn = month + 12 - solsticeMonth;
  const hasLeapMonth = nextSolstice - solstice > 365;
  const leapMonthsBefore = hasLeapMonth && monthsOn >= leapMonthOffset(first) ? 1 : 0;
  return isoOf(newMoonDay(first + monthsOn + leapMonthsBefore) + day - 1);
}

/** First day, as a Julian day number, of the lunar month that holds a year's winter solstice. */
function solsticeMonthStart(year: number): number {
  const lastDay = Date.UTC(year, 11, 31) / millisecondsPerDay + epochDay;
  const index = Math.floor((lastDay - 2_415_021) / lunation);
  const start = newMoonDay(index);
  return sunSector(start) >= solsticeSector ? newMoonDay(index - 1) : start;
}

/** How many months after the solstice's month the leap month comes. */
function leapMonthOffset(first: number): number {
  const sectors = Array.from({ length: 15 }, (_, index) => sunSector(newMoonDay(first + index)));
  return sectors.findIndex((sector, index) => index >= 1 && sector === sectors[index + 1]);
}

/** Julian day number on which the k-th new moon after 1900-01-01 falls in Vietnam (Meeus, Astronomical Algorithms, ch. 47). */
function newMoonDay(k: number): number {
  const t = k / 1236.85;
  const mean =
    2415020.75933 +
    29.53058868 * k +
    0.0001178 * t ** 2 -
    0.000000155 * t ** 3 +
    0.00033 * sine(166.56 + 132.87 * t - 0.009173 * t ** 2);
  const sun = 359.2242 + 29.10535608 * k - 0.0000333 * t ** 2 - 0.00000347 * t ** 3;
  const moon = 306.0253 + 385.81691806 * k + 0.0107306 * t ** 2 + 0.00001236 * t ** 3;
  const latitude = 21.2964 + 390.67050646 * k - 0.0016528 * t ** 2 - 0.00000239 * t ** 3;
  const correction =
    (0.1734 - 0.000393 * t) * sine(sun) +
    0.0021 * sine(2 * sun) -
    0.4068 * sine(moon) +
    0.0161 * sine(2 * moon) -
    0.0004 * sine(3 * moon) +
    0.0104 * sine(2 * latitude) -
    0.0051 * sine(sun + moon) -
    0.0074 * sine(sun - moon) +
    0.0004 * sine(2 * latitude + sun) -
    0.0004 * sine(2 * latitude - sun) -
    0.0006 * sine(2 * latitude + moon) +
    0.001 * sine(2 * latitude - moon) +
    0.0005 * sine(2 * moon + sun);
  const clockDrift = -0.000278 + 0.000265 * t + 0.000262 * t ** 2;
  return Math.floor(mean + correction - clockDrift + 0.5 + timeZone);
}

/** Sector 0 to 11 of 30 degrees, from the vernal equinox, in which the sun stands as a day begins in Vietnam. */
function sunSector(day: number): number {
  const t = (day - 2451545.5 - timeZone) / 36525;
  const anomaly = 357.5291 + 35999.0503 * t - 0.0001559 * t ** 2 - 0.00000048 * t ** 3;
  const mean = 280.46645 + 36000.76983 * t + 0.0003032 * t ** 2;
  const longitude =
    mean +
    (1.9146 - 0.004817 * t - 0.000014 * t ** 2) * sine(anomaly) +
    (0.019993 - 0.000101 * t) * sine(2 * anomaly) +
    0.00029 * sine(3 * anomaly);
  return Math.floor((((longitude % 360) + 360) % 360) / 30);
}

function sine(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180);
}

function isoOf(julianDay: number): string {
  return new Date((julianDay - epochDay) * millisecondsPerDay).toISOString().slice(0, 10);
}

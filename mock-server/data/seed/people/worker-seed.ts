import type { ContractRow, UnitRow, WorkerRow } from '../../rows';
import { CertificateNumbers, contractRow } from './contract-seed';
import { addMonths, dayOf, demoBaseDate } from '../days';
import { withPeopleEnteredTwice } from './duplicate-seed';
import { personRow, type TakenNumbers } from './person-seed';
import { settledDeparture, unpaidDeparture } from '../fund/fund-plan';
import { createRandom } from '../random';
import { drawTrip, type Trip } from './trip-plan';

/** Contracts per worker, and workers who have none yet, in a thousand workers. */
const contractsPerThousand = 1_040;
const withoutContractPerThousand = 8;

/** Years between a second-time worker's departures. */
const monthsBetweenDepartures = 48;
const longestFirstContract = 36;

/** One full name in a hundred belongs to two people. */
const duplicateEvery = 100;

/** People whom tours and tests look for: they stand at these places of the table. */
const fixedPeople: Readonly<Record<number, { readonly hoTen: string; readonly trip: Partial<Trip> }>> = {
  18: { hoTen: 'Đặng Thị Ưởng', trip: { isWoman: true } },
  24: {
    hoTen: 'Đặng Thị Ưng',
    trip: {
      isWoman: true,
      marketId: 'JP',
      occupationId: 'TP',
      form: '2',
      unitNumber: 7,
      contribution: 1,
      departureDay: dayOf('2026-03-18'),
      months: 36,
      isSheltered: true,
    },
  },
};

const baseDay = dayOf(demoBaseDate);

/** Workers with all their contracts; 5,000 workers have 5,200 of them. */
export function seedWorkers(
  count: number,
  units: readonly UnitRow[],
): { readonly workers: readonly WorkerRow[]; readonly contracts: readonly ContractRow[] } {
  const people = createRandom('workers');
  const trips = createRandom('contracts');
  const taken: TakenNumbers = { citizenIds: new Set(), passports: new Set() };
  const certificates = new CertificateNumbers();
  const contractCounts = contractCountsOf(count);
  const workers: WorkerRow[] = [];
  const contracts: ContractRow[] = [];

  for (let number = 1; number <= count; number += 1) {
    const fixed = fixedPeople[number];
    const trip: Trip = { ...agreed(drawTrip(trips)), ...fixed?.trip };
    const contractCount = fixed === undefined ? (contractCounts[number - 1] ?? 1) : 1;
    const worker = personRow(
      people,
      {
        number,
        isWoman: trip.isWoman,
        marketId: trip.marketId,
        occupationId: trip.occupationId,
        departureDay: contractCount === 0 ? baseDay : trip.departureDay,
        hasTravelledBefore: contractCount === 2,
        hasPassport: contractCount > 0,
        hoTen: fixed?.hoTen ?? repeatedName(workers, number, trip.isWoman),
      },
      taken,
    );
    workers.push(worker);
    const journeys = [...(contractCount === 2 ? [earlierTrip(trip)] : []), ...(contractCount === 0 ? [] : [trip])];
    for (const journey of journeys) {
      const unit = journey.unitNumber === undefined ? undefined : units[journey.unitNumber - 1];
      const keys = { number: contracts.length + 1, workerId: worker.id, unit };
      contracts.push(contractRow(trips, journey, keys, certificates));
    }
  }
  return { workers: withPeopleEnteredTwice(workers, contracts, (number) => number in fixedPeople), contracts };
}

/** How many contracts each worker has: none for a few, two for as many as bring the sum to its number. */
function contractCountsOf(count: number): Uint8Array {
  const without = Math.round((count * withoutContractPerThousand) / 1_000);
  const twice = Math.round((count * contractsPerThousand) / 1_000) - count + without;
  const counts = new Uint8Array(count).fill(1);
  const order = [...createRandom('contract counts').shuffled(count)].filter((index) => !(index + 1 in fixedPeople));
  for (const [place, index] of order.entries()) {
    counts[index] = place < without ? 0 : place < without + twice ? 2 : 1;
  }
  return counts;
}

/** The departure agrees with the reports of the unit: paid for only where one is approved. */
function agreed(trip: Trip): Trip {
  const { unitNumber, departureDay, contribution } = trip;
  switch (contribution) {
    case 1:
      return { ...trip, departureDay: settledDeparture(unitNumber, departureDay) };
    case 2:
      return { ...trip, departureDay: unpaidDeparture(unitNumber, departureDay) };
    case 3:
      return trip;
  }
}

function earlierTrip(trip: Trip): Trip {
  return {
    ...trip,
    contribution: 1,
    departureDay: addMonths(trip.departureDay, -monthsBetweenDepartures),
    months: Math.min(trip.months, longestFirstContract),
  };
}

/** The name of the nearest worker before of the same sex, once in a hundred. */
function repeatedName(workers: readonly WorkerRow[], number: number, isWoman: boolean): string | undefined {
  const isDue = number % duplicateEvery === 0;
  return isDue ? workers.findLast(({ gioiTinh }) => (gioiTinh === 2) === isWoman)?.hoTen : undefined;
}

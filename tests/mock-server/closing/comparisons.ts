import type { Desk } from '../routes/office';

type Page<Row> = { readonly totalCount: number; readonly items: readonly Row[]; readonly tong: Record<string, number> };

export const everything = 'MaxResultCount=1000';

export function sumOf<Row>(rows: Iterable<Row>, amountOf: (row: Row) => number): number {
  let sum = 0;
  for (const row of rows) {
    sum += amountOf(row);
  }
  return sum;
}

/** What is compared says its name with both figures, where they differ. */
export type Comparison = readonly [name: string, one: unknown, other: unknown];

export function differing(comparisons: readonly Comparison[]): readonly string[] {
  return comparisons.flatMap(([name, one, other]) =>
    JSON.stringify(one) === JSON.stringify(other) ? [] : [`${name}: ${JSON.stringify(one)} ≠ ${JSON.stringify(other)}`],
  );
}

export async function pageAt<Row>(desk: Desk, address: string): Promise<Page<Row>> {
  const { status, body } = await desk.get(`/api/app/${address}`);
  if (status !== 200) {
    throw new Error(`${address} answers ${String(status)}: ${JSON.stringify(body)}`);
  }
  return body as Page<Row>;
}

import type { ListQuery } from '@/domain/lists/list-query';
import type { QueryValues } from '@/services/http/http-client';
import type { Services } from '@/views/app/services-context';
import type { ListDescription, ListRow } from '@/views/shared/list/list-description';

import { openOffice, type Desk } from '../mock-server/routes/office';

/** A list of the product. */
export type List = ListDescription<ListRow & Readonly<Record<string, unknown>>>;
type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
/** What a list asked for, and what came of it. */
export type Asked = { path: string; reply: Awaited<ReturnType<Desk['get']>> };

/** The day at the desks. */
export const today = '2026-11-15';
const listModules: Modules = import.meta.glob('../../src/views/**/*-list.ts', { eager: true });
const apiModules: Modules = import.meta.glob('../../src/services/api/*-api.ts', { eager: true });

/** Every list of the product: what a `*-list.ts` exports that has columns and filters, or a function that makes it. */
export const lists: readonly List[] = Object.values(listModules)
  .flatMap((module) => Object.entries(module))
  .map(([name, value]) => (/^(?!use)\w+List$/u.test(name) && typeof value === 'function' ? made(value) : value))
  .filter(isList);

function made(maker: unknown): unknown {
  return (maker as (reader: object) => unknown)({ today, isFund: true });
}

function isList(value: unknown): value is List {
  return typeof value === 'object' && value !== null && 'columns' in value && 'load' in value;
}

/** The product's services, which ask the back end of a desk; what was asked for last is told to `onAsked`. */
export function servicesAt(desk: Desk, onAsked: (asked: Asked) => void): Services {
  const http = async (path: string, { query = {} }: { readonly query?: QueryValues } = {}) => {
    const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
    const reply = await desk.get(`${path}?${new URLSearchParams(set.map(([name, value]) => [name, String(value)]))}`);
    onAsked({ path, reply });
    return reply.body;
  };
  const makers = Object.values(apiModules).flatMap((module) => Object.entries(module));
  return Object.fromEntries(
    makers.flatMap(([name, make]) => {
      const [, first = '', rest = ''] = /^create([A-Z])(\w+)Api$/u.exec(name) ?? [];
      return first === '' ? [] : [[first.toLowerCase() + rest, (make as (client: unknown) => unknown)(http)]];
    }),
  ) as unknown as Services;
}

/** A back end of their own. */
export const office = openOffice(300);
const opening: ListQuery = { page: 0, pageSize: 10, sort: undefined, search: '', filters: {}, columns: undefined };

/** Asks as the list does, at the desk of somebody who may. Refusals are answers too. */
export async function ask(list: List, change: Partial<ListQuery>): Promise<Asked> {
  let last: Asked | undefined;
  const desk = await (await office).as(list.id === 'worker-duplicates' ? 'son.hv' : 'admin');
  const services = servicesAt(desk, (asked) => {
    last = asked;
  });
  const { signal } = new AbortController();
  const problem: unknown = await list.load(services, { ...opening, ...change }, signal).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (last === undefined) {
    throw problem;
  }
  return last;
}

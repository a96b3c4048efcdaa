import { deskTabIds, type DeskTabId } from '@/machines/desk/desk-machine';
import type { DemoDesk } from '@/domain/desk/demo-desk';
import type { DeskPart } from '@/domain/desk/desk-part';
import { loadedLater, type LoadedLater } from '@/views/shared/loading/loaded-later';

export type DeskTab = {
  /** Fetched when the tab is first shown. */
  readonly content: LoadedLater<object>;
  /** The part of the desk whose changes the tab announces. */
  readonly part?: (desk: DemoDesk) => DeskPart;
};

/** What stands behind each tab. */
export const deskTabs: Partial<Readonly<Record<DeskTabId, DeskTab>>> = {
  network: {
    content: loadedLater(() => import('./network/network-tab').then(({ NetworkTab }) => NetworkTab)),
    part: ({ network }) => network,
  },
  requests: { content: loadedLater(() => import('./requests/requests-tab').then(({ RequestsTab }) => RequestsTab)) },
  lessons: { content: loadedLater(() => import('./lessons/lessons-tab').then(({ LessonsTab }) => LessonsTab)) },
  faults: { content: loadedLater(() => import('./faults/faults-tab').then(({ FaultsTab }) => FaultsTab)) },
  charts: { content: loadedLater(() => import('./charts/charts-tab').then(({ ChartsTab }) => ChartsTab)) },
  clock: {
    content: loadedLater(() => import('./clock/clock-tab').then(({ ClockTab }) => ClockTab)),
    part: ({ clock }) => clock,
  },
  people: {
    content: loadedLater(() => import('./people/people-tab').then(({ PeopleTab }) => PeopleTab)),
    part: ({ people }) => people,
  },
  data: {
    content: loadedLater(() => import('./data/data-tab').then(({ DataTab }) => DataTab)),
    part: ({ data }) => data,
  },
};

export const shownTabs: readonly DeskTabId[] = deskTabIds.filter((id) => deskTabs[id] !== undefined);

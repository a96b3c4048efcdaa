import type { ClockDesk } from './clock';
import type { DataDesk } from './data-sets';
import type { LessonDesk } from './lesson-desk';
import type { NetworkDesk } from './network';
import type { PeopleDesk } from './people';
import type { RequestDesk } from './request-record';

/** What a trainer can do to the demo, part by part. Demo builds alone have it. */
export type DemoDesk = {
  readonly network: NetworkDesk;
  readonly requests: RequestDesk;
  readonly clock: ClockDesk;
  readonly people: PeopleDesk;
  readonly data: DataDesk;
  readonly lessons: LessonDesk;
};

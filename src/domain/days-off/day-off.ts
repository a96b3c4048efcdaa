import type { Schemas } from '../contract/schemas';

/** A stored row of the administrator's table of days off (`DmNgayNghi`, domain dictionary §4.5). */
export type DayOff = Schemas['NgayNghi'];

/** Body of `POST`; `PUT` adds the concurrency stamp. */
export type DayOffInput = Schemas['NgayNghiNhap'];

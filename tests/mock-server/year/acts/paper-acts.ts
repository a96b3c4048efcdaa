import type { PaperResource } from '../invariants/sight';
import { paperTables } from '../invariants/sight';
import { newIntention, recent, type Act } from '../call';
import type { Random, YearWorld } from '../year-world';

type Owner = { readonly resource: PaperResource | 'dm-loai-ho-tro'; readonly id: string; readonly who: string };

/** Somebody brings a document to what they work on: a unit to its own records, the Fund to dossiers, workers and kinds of support. */
export const bringPaper: Act = (world, random) => {
  const owner = pickOwner(world, random);
  return (
    owner && {
      who: owner.who,
      method: 'POST',
      path: papersOf(owner),
      paper: { ten: `Giấy tờ số ${String(world.nextNumber())}.pdf`, maLanGui: newIntention(), giayTo: null },
    }
  );
};

/** Takes one of the newest documents away; more often than not one that was brought by hand. */
export const removePaper: Act = (world, random) => {
  const { database } = world;
  const papers = [...database.attachments.rows()];
  const brought = papers.filter(({ mau }) => mau === null);
  const paper = recent(random.isTrue(0.8) ? brought : papers, random, 10);
  const user = database.users.find(paper?.creatorId ?? '');
  const who = random.isTrue(0.7) && user !== undefined ? user.userName : random.pick(['khoa.tm', 'dv0007.nhaplieu']);
  const path = `/api/app/${paper?.taiNguyen ?? ''}/${paper?.banGhiId ?? ''}/tep-dinh-kem/${paper?.id ?? ''}`;
  return paper && { who, method: 'DELETE', path };
};

function pickOwner(world: YearWorld, random: Random): Owner | undefined {
  const { database } = world;
  const { id: donViId, clerk } = world.unitAt(random);
  const resource = random.pick([...(Object.keys(paperTables) as PaperResource[]), 'nguoi-lao-dong', 'dm-loai-ho-tro']);
  switch (resource) {
    case 'dm-loai-ho-tro':
      return ownerIn(resource, recent(database.supportTypes.rows(), random, 5), 'vinh.pq');
    case 'nguoi-lao-dong-tu-dong':
      return ownerIn(resource, recent(database.selfPaying.rows(), random, 8), 'khoa.tm');
    case 'nguoi-lao-dong': {
      const own = new Set(
        [...database.contracts.rows()].flatMap((row) => (row.donViId === donViId ? [row.nguoiLaoDongId] : [])),
      );
      const workers = [...database.workers.rows()].filter(({ id }) => own.has(id));
      return ownerIn(resource, recent(workers, random, 12), random.isTrue(0.8) ? clerk : 'ha.lt');
    }
    default: {
      const rows = [...database[paperTables[resource as Exclude<PaperResource, 'nguoi-lao-dong'>]].rows()];
      const own = rows.filter((row) => row.donViId === donViId);
      const open = own.filter(({ trangThai }) => trangThai === 1 || trangThai === 6);
      const row = recent(open.length > 0 && random.isTrue(0.85) ? open : own, random, 4);
      return ownerIn(resource as PaperResource, row, clerk);
    }
  }
}

function ownerIn(
  resource: Owner['resource'],
  row: { readonly id: string } | undefined,
  who: string,
): Owner | undefined {
  return row && { resource, id: row.id, who };
}

function papersOf({ resource, id }: Owner): string {
  return `/api/app/${resource}/${id}/tep-dinh-kem`;
}

import { beforeEach, describe, expect, it } from 'vitest';

import { DataFileProblem } from '@/domain/desk/data-sets';
import { isPasswordOf, setPassword } from '@mock-server/issuer/passwords';

import { demoPassword, userNamed } from '../support/test-backend';
import { changeNote, createDemo, noteOf, type DataPage } from './data-page';

let demo: ReturnType<typeof createDemo>;

beforeEach(() => {
  demo = createDemo();
});

describe('snapshots', () => {
  it('D-02 D-03 bring back what was there when they were taken, and only that', async () => {
    const first = await demo.openPage();
    await changeNote(first, 'bài 1');
    await first.data.keep('Sau bài 1');
    await changeNote(first, 'bài 2');
    await first.data.choose('none');
    const empty = await demo.openPage();
    const [snapshot] = await empty.data.snapshots();
    expect(snapshot).toMatchObject({ name: 'Sau bài 1', set: 'one' });
    await empty.data.restore(snapshot?.id ?? '');
    const restored = await demo.openPage();
    expect([restored.data.set, noteOf(restored)]).toEqual(['one', 'bài 1']);
  });

  it('D-03 have one per name, and are gone once they are removed', async () => {
    const { data } = await demo.openPage();
    await data.keep('A');
    await data.keep('B');
    await data.keep('A');
    expect((await data.snapshots()).map(({ name }) => name)).toEqual(['B', 'A']);
    const [first] = await data.snapshots();
    await data.remove(first?.id ?? '');
    expect((await data.snapshots()).map(({ name }) => name)).toEqual(['A']);
    await expect(data.restore(first?.id ?? '')).rejects.toBeInstanceOf(DataFileProblem);
  });

  it('D-02 D-03 keep the passwords of their moment; another set and a file know the common one alone', async () => {
    const khoaOf = ({ backend }: DataPage) => userNamed(backend, 'khoa.tm');
    const signsInBy = (page: DataPage) =>
      Promise.all(
        ['Rieng@2026', demoPassword].map((password) => isPasswordOf(page.backend.issuer, khoaOf(page), password)),
      );
    const page = await demo.openPage();
    await setPassword(page.backend.issuer, khoaOf(page).id, 'Rieng@2026');
    await page.backend.save();
    await page.data.keep('Đã đổi mật khẩu');
    const file = await page.data.exported();
    const found = [await signsInBy(await demo.openPage())];
    await page.data.choose('none');
    found.push(await signsInBy(await demo.openPage()));
    const [snapshot] = await page.data.snapshots();
    await page.data.restore(snapshot?.id ?? '');
    found.push(await signsInBy(await demo.openPage()));
    await page.data.takeFile(file);
    found.push(await signsInBy(await demo.openPage()));
    const [own, common] = [
      [true, false],
      [false, true],
    ];
    expect(found).toEqual([own, common, own, common]);
  });

  it('D-03 are not taken, and nothing changes, where the browser cannot keep the choice', async () => {
    const page = await demo.openPage();
    await changeNote(page, 'trong bản chụp');
    await page.data.keep('A');
    await changeNote(page, 'còn nguyên');
    demo.kept.isFull = true;
    const [snapshot] = await page.data.snapshots();
    await expect(page.data.restore(snapshot?.id ?? '')).rejects.toThrow('quota');
    const after = await demo.openPage();
    expect([noteOf(after), demo.kept.restarts]).toEqual(['còn nguyên', 0]);
  });

  it('D-02 D-03 keep the bytes of documents that were uploaded', async () => {
    const page = await demo.openPage();
    const row = [...page.backend.database.attachments.rows()][0];
    if (row === undefined) {
      throw new Error('There are no documents.');
    }
    const id = '00000000-0000-4000-8000-000000000001';
    page.backend.database.attachments.put({ ...row, id, mau: null });
    await page.backend.store.set(`attachments/${id}`, Uint8Array.from([1, 2, 250]));
    await page.backend.save();
    const file = await page.data.exported();
    await page.data.resetRows();
    expect(await page.backend.store.get(`attachments/${id}`)).toBeUndefined();
    await page.data.takeFile(file);
    expect(await page.backend.store.get(`attachments/${id}`)).toEqual(Uint8Array.from([1, 2, 250]));
    expect((await demo.openPage()).backend.database.attachments.find(id)?.mau).toBeNull();
  });
});

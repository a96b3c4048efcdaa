import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { isAction } from '@/domain/desk/action';
import { lessonSchema, lessonGroups } from '@/domain/desk/lesson';
import { sampleError } from '@/domain/desk/sample-error';
import { errorCatalogue, type ErrorCode } from '@/domain/errors/error-catalogue';
import { errorTexts } from '@/domain/errors/error-texts';
import { interpolate } from '@/domain/localization/texts';
import { openLessonDesk } from '@mock-server/desk/lesson-desk';
import { faultLesson } from '@mock-server/desk/lessons/fault-lessons';
import { lessons } from '@mock-server/desk/lessons/lessons';
import { openAnew } from '@mock-server/desk/lessons/steps';
import { rehearse } from '@mock-server/desk/rehearsals';
import { codeOfFault } from '@mock-server/faults/fault';
import { faultIds, faultOf, flowsOf, wayToSee } from '@mock-server/faults/faults';
import { setPassword } from '@mock-server/issuer/passwords';
import { createMemoryStore } from '@mock-server/storage/key-value-store';

import { createTestBackend, userNamed } from '../support/test-backend';

describe('the lessons', () => {
  it('D-03 are more than twenty, each of them sound, with an address of its own', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(32);
    for (const lesson of lessons) {
      expect(v.safeParse(lessonSchema, lesson).issues, lesson.id).toBeUndefined();
    }
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
    expect(
      lessonGroups.filter((group) => group !== 'own' && lessons.every((lesson) => lesson.group !== group)),
    ).toEqual([]);
  });

  it('D-03 name each value that a later step asks for, so that they can be done by hand', () => {
    const unsaid = lessons.flatMap(({ id, steps }) =>
      steps.flatMap(({ text, actions }, place) => {
        const later = JSON.stringify(steps.slice(place).map(({ expects, text: words }) => [expects, words]));
        const filled = actions.flatMap((action) => (action.do === 'fill' ? [action.text] : []));
        return filled
          .filter((value) => later.includes(value) && !text.includes(value))
          .map((value) => `${id}: ${value}`);
      }),
    );
    expect(unsaid).toEqual([]);
  });

  it('D-03 V-02 name no year in the number of what they make, which is that of the demo’s clock', () => {
    const madeNow = /\b(?:NQ|TD|YCHT|GCN)\.20\d\d/u;
    expect(lessons.filter(({ steps }) => madeNow.test(JSON.stringify(steps))).map(({ id }) => id)).toEqual([]);
  });

  it('D-03 say where a failure has to be switched on by hand', () => {
    const failures = new Set(faultIds.map(wayToSee));
    const silent = lessons.flatMap(({ id, steps }) =>
      steps
        .filter(({ text, actions }) => !failures.has(text) && actions.some((action) => action.do === 'arm'))
        .filter(({ text }) => !/bật lỗi/iu.test(text))
        .map(({ text }) => `${id}: ${text}`),
    );
    expect(silent).toEqual([]);
  });

  it('X-03 D-03 hold a step for every failure of the demo, and by it for every entry of the catalogue', () => {
    const told = lessons.flatMap(({ steps }) => steps.map(({ text }) => text));
    expect(faultIds.filter((id) => !told.includes(wayToSee(id)))).toEqual([]);
    const codes = new Set(faultIds.map(codeOfFault));
    expect(Object.keys(errorCatalogue).filter((code) => !codes.has(code as ErrorCode))).toEqual([]);
  });

  it('X-03 leave to the hand only what no page can do by itself', () => {
    const byHand = faultIds.filter((id) => rehearse(id).some(({ isByHand }) => isByHand === true));
    expect(byHand.filter((id) => faultOf(id).effect !== undefined)).toEqual([]);
    expect(byHand.length).toBeLessThan(10);
  });

  it('X-03 D-03 one failure is shown from any page: also from one without a way in, or with another way to sign in', () => {
    const shownByDesk = faultIds.filter((id) => rehearse(id).every(({ isByHand }) => isByHand !== true));
    const beginnings = shownByDesk.map((id) => faultLesson(id).steps[0]?.actions[0]);
    expect(new Set(beginnings.map((action) => JSON.stringify(action)))).toEqual(
      new Set([JSON.stringify(openAnew('/auth/login?fault=none&__tenant=&flow=password'))]),
    );
    // A session that was begun in another way is renewed in that way: it cannot show what needs this one.
    const onPage = shownByDesk.filter((id) => {
      const actions = rehearse(id).flatMap((each) => each.actions);
      return (
        faultOf(id).flows !== undefined && !actions.some((action) => action.do === 'arm' && action.isAnew === true)
      );
    });
    expect(onPage).toContain('http.sessionExpired');
    for (const id of onPage) {
      const done = faultLesson(id).steps.flatMap(({ actions }) => actions.map((action) => action.do));
      expect(flowsOf(id), id).toContain('password');
      expect(done.includes('signOut') && done.indexOf('signOut') < done.indexOf('signIn'), id).toBe(true);
    }
  });

  it('X-03 every entry can be shown with the values that its words have places for', () => {
    const unsaid = (Object.keys(errorCatalogue) as readonly ErrorCode[]).filter((code) => {
      const { params, retryAfterSeconds } = sampleError(code);
      const { title, details } = errorCatalogue[code];
      const said = [title, details].map((key) =>
        interpolate(errorTexts.vi[key], { n: retryAfterSeconds ?? 0, ...params }),
      );
      return said.some((text) => /\{\w+\}/u.test(text));
    });
    expect(unsaid).toEqual([]);
  });
});

describe('the desk of lessons', () => {
  async function openDesk() {
    const store = createMemoryStore();
    const { backend } = await createTestBackend({ store });
    return { backend, desk: await openLessonDesk(backend, { store, openChannel: undefined }), store };
  }

  it('D-03 finds a lesson, one failure and a recording by id, and nothing by rubbish', async () => {
    const { desk } = await openDesk();
    const recording = {
      id: 'r1',
      name: 'Một',
      recordedAt: '2026-11-15T03:00:00.000Z',
      actions: [{ do: 'signOut' } as const],
    };
    await desk.recordings.save([recording]);
    expect(
      ['dang-nhap', 'loi:http.server', 'own:r1', 'loi:rubbish', 'own:r2', ''].map((id) => desk.lessonOf(id)?.id),
    ).toEqual(['dang-nhap', 'loi:http.server', 'own:r1', undefined, undefined, undefined]);
  });

  it('D-03 keeps recordings for the next page, replaces by id, and removes', async () => {
    const { desk, backend, store } = await openDesk();
    const recording = {
      id: 'r1',
      name: 'Một',
      recordedAt: '2026-11-15T03:00:00.000Z',
      actions: [{ do: 'signOut' } as const],
    };
    await desk.recordings.save([recording]);
    await desk.recordings.save([{ ...recording, name: 'Hai' }]);
    const next = await openLessonDesk(backend, { store, openChannel: undefined });
    expect(next.recordings.read()).toEqual([{ ...recording, name: 'Hai' }]);
    await next.recordings.remove('r1');
    expect(next.recordings.read()).toEqual([]);
  });

  it('D-03 switches a failure on and off in the page as it stands', async () => {
    const { desk, backend } = await openDesk();
    await desk.armHere('http.server');
    expect(await backend.faults.armed()).toBe('http.server');
    await desk.armHere('none');
    expect(await backend.faults.armed()).toBeUndefined();
    expect((await desk.personOf('khoa.tm'))?.name).toBe('Trần Minh Khoa');
    expect(await desk.personOf('nobody')).toBeUndefined();
  });

  it('D-01 D-03 knows no password of who has changed it', async () => {
    const { desk, backend } = await openDesk();
    await setPassword(backend.issuer, userNamed(backend, 'khoa.tm').id, 'Moi#2026');
    expect(await desk.personOf('khoa.tm')).toEqual({ name: 'Trần Minh Khoa', password: undefined });
    expect(await desk.personOf('ha.lt')).toEqual({ name: 'Lê Thu Hà', password: backend.settings.password });
  });

  it('D-03 A-02 knows a person by whatever the sign-in takes: the name in any letters, or the e-mail address', async () => {
    const { desk, backend } = await openDesk();
    const { email } = userNamed(backend, 'khoa.tm');
    for (const typed of ['Khoa.TM', email.toUpperCase()]) {
      expect((await desk.personOf(typed))?.name).toBe('Trần Minh Khoa');
      expect(isAction({ do: 'signIn', as: typed })).toBe(true);
    }
  });
});

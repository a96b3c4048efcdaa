import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';

import { actionSchema, isNamed } from '@/domain/desk/action';
import { DataFileProblem, dataFileSchema, oddRow, parseDataFile } from '@/domain/desk/data-sets';
import { isPathLike } from '@/domain/desk/fault-rule';
import { faultRuleOf, faultRuleSchema, blankFaultRule, type FaultRuleInput } from '@/domain/desk/fault-rule-input';
import { parseProgress } from '@/domain/desk/lesson';
import { defaultNetwork, isUsualNetwork, meetCall, parseNetwork } from '@/domain/desk/network';
import { lessonOfRecording, parseStoredRecordings, readRecordings, writeRecordings } from '@/domain/desk/recording';
import { readableTextOf } from '@/domain/desk/request-record';

import { holdsFor } from './support/fuzz';
import { hostileJson, hostileText, mutatedOrAny, textOf } from './support/hostile';

const recording = {
  id: 'r1',
  name: 'Mở danh sách',
  recordedAt: '2026-11-09T08:00:00.000Z',
  actions: [
    { do: 'open', address: '/csdl/nguoi-lao-dong?trang=2' },
    { do: 'fill', label: 'Họ và tên', text: 'Đào', within: { role: 'dialog', name: 'Sửa' } },
    { do: 'press', role: 'button', name: 'Lưu', nth: 2 },
    { do: 'expect', sees: { see: 'text', text: 'Thành công' } },
  ],
};
const rule = {
  id: 'r',
  isOn: true,
  method: '*',
  path: '/api/app/*',
  outcome: 'late',
  detail: '3000',
  count: 2,
  probability: 0.5,
};

describe('a file that a trainer brings', () => {
  it('D-03 C-08 is recordings that stay in the product, or none', () => {
    const files = textOf(mutatedOrAny({ format: 'ban-huan-luyen/thao-tac', version: 1, recordings: [recording] }));
    holdsFor(files, (text) => {
      const read = readRecordings(text);
      if (read === undefined) {
        return;
      }
      expect(readRecordings(writeRecordings(read))).toEqual(read);
      const addresses = read
        .flatMap(({ actions }) => actions)
        .flatMap((action) => (action.do === 'open' ? [action.address] : []));
      const origins = addresses.map((address) => new URL(address, 'https://quy.example.vn').origin);
      expect(origins.every((origin) => origin === 'https://quy.example.vn')).toBe(true);
      expect(read.every((each) => lessonOfRecording(each).steps.length === each.actions.length)).toBe(true);
    });
  });

  it('D-03 takes no page but the product’s own as an address', () => {
    const addresses = fc
      .tuple(fc.constantFrom('/', '//', '/\\', '/%2F', 'https://', '/\t/'), hostileText)
      .map((parts) => parts.join(''));
    holdsFor(addresses, (address) => {
      const isTaken = v.is(actionSchema, { do: 'open', address });
      expect(!isTaken || new URL(address, 'https://quy.example.vn').origin === 'https://quy.example.vn').toBe(true);
    });
  });

  it('D-02 D-03 C-08 is rows of the demo, or says what is wrong with it', () => {
    const file = {
      format: 'quy-demo-data',
      version: 1,
      set: 'class',
      savedAt: '2026-11-09',
      stamp: 's',
      tables: { workers: { w1: { id: 'w1', hoTen: 'Đào', tuoi: 3 }, w2: null } },
      files: { f1: 'AAAA' },
    };
    const samples = [{ id: 'w1', hoTen: 'A', tuoi: 1 }];
    holdsFor(textOf(mutatedOrAny(file)), (text) => {
      try {
        const read = parseDataFile(text);
        expect(v.is(dataFileSchema, read)).toBe(true);
        for (const rows of Object.values(read.tables)) {
          const odd = oddRow(rows, samples);
          expect(odd === undefined || Object.hasOwn(rows, odd)).toBe(true);
        }
      } catch (thrown) {
        expect(thrown).toBeInstanceOf(DataFileProblem);
      }
    });
  });
});

describe('what the desk has left in the browser', () => {
  it('D-03 is recordings and a lesson’s progress, or nothing', () => {
    const progress = { lesson: 'l', step: 1, action: 0, isAutomatic: true, isUnderWay: false, speed: 'fast' };
    holdsFor(fc.tuple(mutatedOrAny([recording, recording]), textOf(mutatedOrAny(progress))), ([stored, text]) => {
      expect(parseStoredRecordings(stored).every(({ actions }) => actions.length > 0)).toBe(true);
      const read = parseProgress(text);
      expect(read === undefined || (Number.isSafeInteger(read.step) && read.step >= 0)).toBe(true);
    });
  });

  it('D-03 C-07 is a network that calls can meet, the usual one where it is rubbish', () => {
    const stored = {
      ...defaultNetwork,
      latency: { kind: 'fixed', milliseconds: 100 },
      rules: [rule],
      tallies: { r: { met: 1, struck: 0 } },
    };
    holdsFor(fc.tuple(mutatedOrAny(stored), hostileText), ([value, path]) => {
      const network = parseNetwork(value);
      expect(typeof isUsualNetwork(network)).toBe('boolean');
      const { setting, struck } = meetCall(network, { method: 'GET', path: `/api/app/${path}` });
      expect(struck === undefined || network.rules.includes(struck)).toBe(true);
      expect(setting.rules).toBe(network.rules);
    });
  });
});

describe('what a trainer types and looks at', () => {
  it('D-03 X-03 is a rule that can be stored and read again, or is refused at its field', () => {
    const inputs = fc.record({
      detail: fc.option(hostileText),
      path: fc.oneof(hostileText, fc.constant('/api/*')),
      count: fc.option(fc.oneof(fc.integer(), fc.double())),
      percent: fc.option(fc.oneof(fc.integer({ min: 0, max: 101 }), fc.double())),
      outcome: fc.constantFrom<FaultRuleInput['outcome']>('late', 'invalid', 'unavailable', 'torn'),
    });
    const schema = faultRuleSchema();
    holdsFor(inputs, (typed) => {
      const input = { ...blankFaultRule, ...typed };
      if (schema.isValidSync(input)) {
        const made = faultRuleOf(input, 'r');
        expect(parseNetwork({ ...defaultNetwork, rules: [made] }).rules).toEqual([made]);
      }
    });
  });

  it('D-03 finds names and paths in time that grows with their length', () => {
    holdsFor<[string, string]>(
      fc.tuple(hostileText, hostileText),
      ([pattern, path]) => {
        expect(isPathLike('*', path) && isPathLike(path.replaceAll('*', ''), path.replaceAll('*', ''))).toBe(true);
        expect(typeof isPathLike(pattern, path)).toBe('boolean');
        expect(isNamed(path, path) && isNamed(path, '')).toBe(true);
      },
      { examples: [['*a'.repeat(50_000), 'a'.repeat(100_000)]] },
    );
  });

  it('D-03 C-08 is the body of a call as it was sent, whatever it is', () => {
    const bodies = fc.record({
      text: fc.oneof(textOf(hostileJson), hostileText),
      type: fc.constantFrom('', 'application/json', 'text/html', 'image/png'),
    });
    holdsFor(bodies, ({ text, type }) => {
      const bytes = new TextEncoder().encode(text);
      const shown = readableTextOf({ type, bytes, size: bytes.byteLength });
      expect(shown === undefined).toBe(type === 'image/png');
    });
  });
});

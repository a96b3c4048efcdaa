import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Feature } from '@/domain/features/feature';
import {
  featureChangesOf,
  featureEditsOf,
  featureErrorOf,
  firstFeatureError,
  isOn,
  noFeatureEdits,
  shownValue,
  withFeature,
  type FeatureEdits,
} from '@/domain/features/feature-changes';
import { featureTreeOf, type FeatureTree } from '@/domain/features/feature-tree';
import { ancestorsOf, descendantsOf } from '@/domain/trees/forest';

import { anyEntries } from '../trees/forests';
import { choiceType, feature, groupOf, newType, numberType, ownValue, tenant, textType } from './features';

describe('cascade', () => {
  const tree = treeOf(
    feature('a'),
    feature('b', { parentName: 'a', depth: 1 }),
    feature('limit', { parentName: 'b', depth: 2, valueType: numberType(), value: '5' }),
    feature('c', { parentName: 'limit', depth: 3 }),
    feature('d', { parentName: 'a', depth: 1 }),
  );

  it('F-03 switching on takes the toggles above along, up to the root, by name', () => {
    expect(onIn(tree, edited(tree, ['c', 'true']))).toEqual(['a', 'b', 'c']);
  });

  it('F-03 switching off takes all toggles below along', () => {
    expect(onIn(tree, edited(tree, ['c', 'true'], ['d', 'true'], ['a', 'false']))).toEqual([]);
  });

  it('F-03 switching a parent on leaves those below, switching a child off leaves those above', () => {
    expect(onIn(tree, edited(tree, ['a', 'true']))).toEqual(['a']);
    expect(onIn(tree, edited(tree, ['b', 'true'], ['b', 'false']))).toEqual(['a']);
  });

  it('F-03 passes over what is no toggle and leaves its value', () => {
    expect(featureChangesOf(tree, edited(tree, ['c', 'true'], ['a', 'false']))).toEqual([]);
    expect(shownValue(nodeIn(tree, 'limit'), edited(tree, ['a', 'false']))).toBe('5');
  });

  it('F-03 after any switches a wish holds for everything above or below it', () => {
    fc.assert(
      fc.property(anyEntries, fc.array(anySwitch, { minLength: 1, maxLength: 8 }), (entries, switches) => {
        const forest = treeOf(...entries.map((entry) => feature(entry.name, { parentName: entry.parentName })));
        let edits: FeatureEdits = noFeatureEdits;
        for (const { name, isOn: wished } of switches) {
          const before = new Set(onIn(forest, edits));
          edits = withFeature(forest, edits, { name, value: wished ? 'true' : 'false' });
          const after = new Set(onIn(forest, edits));
          const along = wished ? ancestorsOf(forest.forest, name) : descendantsOf(forest.forest, name);
          const affected = new Set(forest.nodes.has(name) ? [name, ...along] : []);

          for (const other of forest.nodes.keys()) {
            expect(after.has(other)).toBe(affected.has(other) ? wished : before.has(other));
          }
        }
      }),
    );
  });
});

describe('featureChangesOf', () => {
  it('F-04 tells only what has changed, as text', () => {
    const tree = treeOf(
      feature('toggle'),
      feature('number', { valueType: numberType(), value: '10' }),
      feature('text', { valueType: textType(), value: 'cũ' }),
      feature('choice', { valueType: choiceType('a', 'b'), value: 'a' }),
      feature('still', { value: 'true' }),
    );
    const edits = edited(tree, ['toggle', 'true'], ['number', ' 12 '], ['text', 'mới'], ['choice', 'b']);

    expect(featureChangesOf(tree, edits)).toEqual([
      { name: 'toggle', value: 'true' },
      { name: 'number', value: '12' },
      { name: 'text', value: 'mới' },
      { name: 'choice', value: 'b' },
    ]);
  });

  it('F-04 going back to the start value is no change, whatever its casing or its zeros', () => {
    const tree = treeOf(
      feature('toggle', { value: 'True' }),
      feature('number', { valueType: numberType(), value: '10' }),
      feature('text', { valueType: textType(), value: null }),
    );
    const edits = edited(
      tree,
      ['toggle', 'false'],
      ['toggle', 'true'],
      ['number', '1'],
      ['number', '+010'],
      ['text', 'a'],
      ['text', ''],
    );

    expect(featureChangesOf(tree, edits)).toEqual([]);
  });

  it('F-04 F-08 an emptied number is wrong and not a way to clear it: ABP’s validator refuses nothing at all', () => {
    const tree = treeOf(
      feature('own', { valueType: numberType(), value: '10', ...ownValue }),
      feature('empty', { valueType: numberType(), value: '', ...ownValue }),
    );
    const edits = edited(tree, ['own', ' '], ['empty', '']);

    expect(featureErrorOf(nodeIn(tree, 'own'), edits)).toEqual({ key: 'required', params: {} });
    expect(featureErrorOf(nodeIn(tree, 'empty'), edits)).toBeUndefined();
    expect(firstFeatureError(tree, edits)).toBe('own');
  });

  it('F-07 only values whose validator takes nothing at all can be given back', () => {
    const tree = treeOf(
      feature('toggle', { value: 'true', ...ownValue }),
      feature('number', { valueType: numberType(), value: '10', ...ownValue }),
      feature('text', { valueType: textType({ AllowNull: 'False' }), value: 'a', ...ownValue }),
      feature('textByDefault', { valueType: textType(), value: 'a', ...ownValue }),
      feature('textOrNone', { valueType: textType({ AllowNull: 'True' }), value: 'a', ...ownValue }),
      feature('choice', { valueType: choiceType('a'), value: 'a', ...ownValue }),
      feature('colour', { valueType: newType, value: '#ff0000', ...ownValue }),
    );
    const everything = edited(tree, ...[...tree.nodes.keys()].map((name) => [name, null] as const));

    expect([...tree.nodes.values()].filter((node) => node.canBeCleared).map(({ name }) => name)).toEqual([
      'textOrNone',
      'choice',
    ]);
    expect(featureChangesOf(tree, everything)).toEqual([
      { name: 'textOrNone', value: null },
      { name: 'choice', value: null },
    ]);
  });

  it('F-07 an own value can be given back, one by one, and that can be undone', () => {
    const valueType = choiceType('a', 'b');
    const tree = treeOf(
      feature('own', { valueType, value: 'a', ...ownValue }),
      feature('inherited', { valueType, value: 'a' }),
    );
    const given = withFeature(tree, edited(tree, ['own', null], ['inherited', null]), { name: 'x', value: null });

    expect(featureChangesOf(tree, given)).toEqual([{ name: 'own', value: null }]);
    expect(featureChangesOf(tree, withFeature(tree, given, { name: 'own', value: undefined }))).toEqual([]);
  });

  it('F-02 never sends a value of a kind that it does not know', () => {
    const tree = treeOf(
      feature('colour', { valueType: newType, value: '#ff0000' }),
      feature('nothingToChoose', { valueType: choiceType(), value: 'x' }),
    );
    const edits = edited(tree, ['colour', '#00ff00'], ['nothingToChoose', 'y']);

    expect(featureChangesOf(tree, edits)).toEqual([]);
    expect(shownValue(nodeIn(tree, 'colour'), edits)).toBe('#ff0000');
  });
});

describe('featureErrorOf', () => {
  const bounds = numberType({ MinValue: 1, MaxValue: '100' });

  it.each([
    [bounds, '1', undefined],
    [bounds, '100', undefined],
    [bounds, '0', { key: 'range', params: { min: 1, max: 100 } }],
    [bounds, '101', { key: 'range', params: { min: 1, max: 100 } }],
    [bounds, '12a', { key: 'number', params: {} }],
    [bounds, '1.5', { key: 'number', params: {} }],
    [bounds, '1e3', { key: 'number', params: {} }],
    [bounds, '🙂', { key: 'number', params: {} }],
    [bounds, '', { key: 'required', params: {} }],
    [bounds, '9'.repeat(40), { key: 'range', params: { min: 1, max: 100 } }],
    [numberType({ MinValue: 5 }), '4', { key: 'min', params: { min: 5, actual: 4 } }],
    [numberType({ MaxValue: 5 }), '6', { key: 'max', params: { max: 5, actual: 6 } }],
    [numberType({ MinValue: 9, MaxValue: 1 }), '5', undefined],
    [numberType({ MinValue: 'x', MaxValue: null }), '-5', undefined],
    [textType({ MinLength: 2 }), 'a', { key: 'minlength', params: { requiredLength: 2, actualLength: 1 } }],
    [textType({ MaxLength: 2 }), 'abc', { key: 'maxlength', params: { requiredLength: 2, actualLength: 3 } }],
    [textType({ MinLength: 0, MaxLength: 0 }), 'abc', undefined],
    [textType({ RegularExpression: '^\\d+$' }), 'abc', { key: 'pattern', params: {} }],
    [textType({ RegularExpression: '^\\d+$' }), '123', undefined],
    [textType({ AllowNull: 'false' }), '', { key: 'required', params: {} }],
    [textType({ AllowNull: 'true' }), '', undefined],
    [textType({}), '', undefined],
    [choiceType('a'), 'b', undefined],
  ])('F-02 %#: %o takes %s as it should', (valueType, value, wanted) => {
    const tree = treeOf(feature('f', { valueType, value: '7' }));

    expect(featureErrorOf(nodeIn(tree, 'f'), edited(tree, ['f', value]))).toEqual(wanted);
  });

  it('F-04 what the server itself has sent is never wrong', () => {
    const tree = treeOf(feature('f', { valueType: bounds, value: 'nhiều' }));

    expect(featureErrorOf(nodeIn(tree, 'f'), edited(tree, ['f', 'nhiều']))).toBeUndefined();
  });

  it('names the first of several in the order of the dialog', () => {
    const tree = treeOf(
      feature('a'),
      feature('b', { valueType: bounds, value: '7' }),
      feature('c', { valueType: bounds, value: '7' }),
    );

    expect(firstFeatureError(tree, edited(tree, ['c', 'x'], ['b', 'y']))).toBe('b');
    expect(firstFeatureError(tree, edited(tree, ['a', 'true']))).toBeUndefined();
    expect(firstFeatureError(tree, noFeatureEdits)).toBeUndefined();
  });
});

describe('changes that are taken up again', () => {
  it('V-05 are those that were made, and leave out what is gone or cannot have the value', () => {
    const tree = treeOf(
      feature('a'),
      feature('b', { valueType: numberType(), value: '7', ...ownValue }),
      feature('c', { valueType: newType }),
    );
    const changes = featureChangesOf(tree, edited(tree, ['a', 'true'], ['b', 'nhiều']));
    expect(changes).toHaveLength(2);
    expect(featureChangesOf(tree, featureEditsOf(tree, changes))).toEqual(changes);
    const strange = [
      { name: 'c', value: 'x' },
      { name: 'gone', value: 'x' },
    ];
    expect(featureEditsOf(tree, strange)).toEqual(noFeatureEdits);
  });

  it('V-05 F-03 take the toggles that hang on them along as the tree is now', () => {
    // The child was switched on while its parent was on; a colleague has switched the parent off since.
    const tree = treeOf(feature('a'), feature('b', { parentName: 'a', depth: 1 }));
    expect(onIn(tree, featureEditsOf(tree, [{ name: 'b', value: 'true' }]))).toEqual(['a', 'b']);
    // The parent was switched off; a colleague has switched its child on since.
    const other = treeOf(
      feature('a', { value: 'true', ...ownValue }),
      feature('b', { parentName: 'a', depth: 1, value: 'true', ...ownValue }),
    );
    expect(onIn(other, featureEditsOf(other, [{ name: 'a', value: 'false' }]))).toEqual([]);
  });

  it('V-05 F-02 leave out a choice that is no longer offered', () => {
    const tree = treeOf(feature('plan', { value: 'basic', valueType: choiceType('basic', 'full') }));
    expect(featureEditsOf(tree, [{ name: 'plan', value: 'gone' }])).toEqual(noFeatureEdits);
    expect(featureEditsOf(tree, [{ name: 'plan', value: 'full' }])).toEqual(new Map([['plan', 'full']]));
  });
});

function treeOf(...features: readonly Feature[]): FeatureTree {
  return featureTreeOf(groupOf(...features), tenant);
}

function edited(tree: FeatureTree, ...wishes: readonly (readonly [string, string | null])[]): FeatureEdits {
  return wishes.reduce<FeatureEdits>(
    (edits, [name, value]) => withFeature(tree, edits, { name, value }),
    noFeatureEdits,
  );
}

function onIn(tree: FeatureTree, edits: FeatureEdits): readonly string[] {
  return [...tree.nodes.values()]
    .filter((node) => node.control.kind === 'toggle' && isOn(node, edits))
    .map(({ name }) => name);
}

function nodeIn(tree: FeatureTree, name: string) {
  const node = tree.nodes.get(name);
  if (node === undefined) {
    throw new Error(`No feature ${name}.`);
  }
  return node;
}

const anySwitch = fc.record({
  name: fc.integer({ min: 0, max: 14 }).map((number) => `e${number}`),
  isOn: fc.boolean(),
});

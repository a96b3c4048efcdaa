import { ancestorsOf, descendantsOf } from '../trees/forest';
import { validationMessage, type ValidationMessage } from '../validation/validation-message';
import type { FeatureChange } from './feature';
import type { NumberRules } from './feature-control';
import type { FeatureNode, FeatureTree } from './feature-tree';
import { longestMatchedText, type StringRules } from './string-rules';

/** What stands in the fields that were touched, by feature name; `null` gives a feature its inherited value back. */
export type FeatureEdits = ReadonlyMap<string, string | null>;

export const noFeatureEdits: FeatureEdits = new Map();

/** `undefined` as the value takes the edit itself back. */
export type FeatureEdit = { readonly name: string; readonly value: string | null | undefined };

/** The text in a feature's field. */
export function shownValue({ name, value }: FeatureNode, edits: FeatureEdits): string {
  const edited = edits.get(name);
  return edited === undefined ? value : (edited ?? '');
}

/** True for the text 'true' in any casing: a default written in C# arrives as 'True'. */
export function isOn(node: FeatureNode, edits: FeatureEdits): boolean {
  return shownValue(node, edits).toLowerCase() === 'true';
}

/**
 * Puts a value into a field. A toggle that goes on takes the toggles above it along up to the root, one that goes off
 * all those below it, by name (register F-03); what is no toggle is passed over, and so is `null` where ABP refuses it.
 */
export function withFeature(tree: FeatureTree, edits: FeatureEdits, { name, value }: FeatureEdit): FeatureEdits {
  const node = tree.nodes.get(name);
  if (node === undefined || node.control.kind === 'unknown' || (value === null && !node.canBeCleared)) {
    return edits;
  }
  const next = new Map(edits);
  if (value === undefined) {
    next.delete(name);
    return next;
  }
  next.set(name, value);
  if (node.control.kind === 'toggle' && value !== null) {
    const wished = value === 'true';
    const along = wished ? ancestorsOf(tree.forest, name) : descendantsOf(tree.forest, name);
    for (const affected of along.flatMap((other) => tree.nodes.get(other) ?? [])) {
      if (affected.control.kind === 'toggle' && isOn(affected, next) !== wished) {
        next.set(affected.name, wished ? 'true' : 'false');
      }
    }
  }
  return next;
}

/** What the server is to be told: changed values alone, as text, in the order of the dialog (register F-04). */
export function featureChangesOf(tree: FeatureTree, edits: FeatureEdits): readonly FeatureChange[] {
  return edits.size === 0
    ? []
    : [...tree.nodes.values()].flatMap((node) => {
        const change = changeOf(node, edits);
        return change === undefined ? [] : [change];
      });
}

/**
 * The edits that come to these changes in a tree that may have changed since: what has become so already, is not there
 * or cannot have the value is left out, and toggles that hang on the rest go along, as when it is edited.
 */
export function featureEditsOf(tree: FeatureTree, changes: readonly FeatureChange[]): FeatureEdits {
  return changes
    .filter((change) => isTakenUp(tree.nodes.get(change.name), change))
    .sort((one, other) => turnOf(one) - turnOf(other))
    .reduce((edits, change) => withFeature(tree, edits, change), noFeatureEdits);
}

/** Not what has become so already, nor a choice that is offered no more: nobody would see what is sent. */
function isTakenUp(node: FeatureNode | undefined, { name, value }: FeatureChange): boolean {
  if (node === undefined || changeOf(node, new Map([[name, value]])) === undefined) {
    return false;
  }
  const { control } = node;
  return value === null || control.kind !== 'choice' || control.choices.some((choice) => choice.value === value);
}

/** What goes off takes what is below it along, so it comes before what goes on; what is inherited takes nothing along. */
function turnOf({ value }: FeatureChange): number {
  return value === 'false' ? 0 : value === null ? 2 : 1;
}

/** How one feature differs from the server's; `undefined` when it does not. */
export function changeOf(node: FeatureNode, edits: FeatureEdits): FeatureChange | undefined {
  const edited = edits.get(node.name);
  if (edited === undefined || node.control.kind === 'unknown') {
    return undefined;
  }
  if (edited === null) {
    return node.inheritedFrom === undefined ? { name: node.name, value: null } : undefined;
  }
  const value = sentValue(node, edited);
  return value === sentValue(node, node.value) ? undefined : { name: node.name, value };
}

/** What is wrong with a changed value; what the server itself has sent is never wrong. */
export function featureErrorOf(node: FeatureNode, edits: FeatureEdits): ValidationMessage | undefined {
  const value = changeOf(node, edits)?.value;
  if (value === undefined || value === null) {
    return undefined;
  }
  switch (node.control.kind) {
    case 'number':
      return numberError(value, node.control.rules);
    case 'text':
      return textError(value, node.control.rules);
    case 'toggle':
    case 'choice':
    case 'unknown':
      return undefined;
  }
}

/** The first feature, in the order of the dialog, whose value cannot be sent. */
export function firstFeatureError({ nodes }: FeatureTree, edits: FeatureEdits): string | undefined {
  return edits.size === 0
    ? undefined
    : [...nodes.values()].find((node) => featureErrorOf(node, edits) !== undefined)?.name;
}

/** The text in a field as it is sent and compared: toggles in lower case, numbers as .NET writes them. */
function sentValue({ control }: FeatureNode, text: string): string {
  switch (control.kind) {
    case 'toggle':
      return text.toLowerCase() === 'true' ? 'true' : 'false';
    case 'number':
      return plainNumber(text.trim());
    case 'text':
    case 'choice':
    case 'unknown':
      return text;
  }
}

/** '+007' as '7'; rubbish stays as it is, and so does what is too long for a number. */
function plainNumber(text: string): string {
  const number = Number(text);
  return wholeNumber.test(text) && Number.isSafeInteger(number) ? String(number === 0 ? 0 : number) : text;
}

function numberError(text: string, { min, max }: NumberRules): ValidationMessage | undefined {
  if (text === '') {
    return validationMessage('required');
  }
  if (!wholeNumber.test(text)) {
    return validationMessage('number');
  }
  const number = Number(text);
  if (min !== undefined && max !== undefined && (number < min || number > max)) {
    return validationMessage('range', { min, max });
  }
  if (min !== undefined && number < min) {
    return validationMessage('min', { min, actual: number });
  }
  return max !== undefined && number > max ? validationMessage('max', { max, actual: number }) : undefined;
}

function textError(text: string, rules: StringRules): ValidationMessage | undefined {
  const { minLength, maxLength, pattern, isRequired } = rules;
  if (text === '' && isRequired === true) {
    return validationMessage('required');
  }
  if (minLength !== undefined && text.length < minLength) {
    return validationMessage('minlength', { requiredLength: minLength, actualLength: text.length });
  }
  if (maxLength !== undefined && text.length > maxLength) {
    return validationMessage('maxlength', { requiredLength: maxLength, actualLength: text.length });
  }
  return pattern !== undefined && text.length <= longestMatchedText && !pattern.test(text)
    ? validationMessage('pattern')
    : undefined;
}

const wholeNumber = /^[+-]?\d+$/u;

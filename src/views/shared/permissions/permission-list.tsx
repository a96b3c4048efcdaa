import { Box } from '@mui/material';
import { memo, useId, useState, type KeyboardEvent } from 'react';

import {
  isPermissionGranted,
  type PermissionEdit,
  type PermissionEdits,
} from '@/domain/permissions/permission-changes';
import type { PermissionBranch, PermissionNode } from '@/domain/permissions/permission-tree';
import { outlineStep, type OutlineKey } from '@/domain/trees/outline-steps';

import { MarkedText } from '../marked-text';
import { useRoleTitle } from '../person/role-titles';
import { TreeCheckbox } from '../tree-dialog/tree-checkbox';
import { depthStyle, treeStyle } from '../tree-dialog/tree-style';
import { lockText, type PermissionTranslate } from './lock-text';

type PermissionListProps = {
  readonly group: PermissionBranch;
  readonly edits: PermissionEdits;
  /** What to mark. */
  readonly query: string;
  readonly texts: PermissionTranslate;
  readonly onEdit: (edit: PermissionEdit) => void;
};

/**
 * One group's permissions, indented. The list is one stop for the Tab key; inside it the arrows walk, across to the
 * parent and to the first child.
 */
export function PermissionList({ group, edits, query, texts, onEdit }: PermissionListProps) {
  const hintId = useId();
  const { nodes } = group;
  const [reached, setReached] = useState<string>();
  const current = nodes.some(({ name }) => name === reached) ? reached : nodes[0]?.name;

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = stepOf(event);
    if (step !== undefined) {
      event.preventDefault();
      const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input')];
      const from = boxes.findIndex((box) => box === event.target);
      const depths = nodes.map(({ depth }) => depth);
      boxes[outlineStep(depths, Math.max(from, 0), step)]?.focus();
    }
  };

  return (
    <Box component="ul" aria-label={group.displayName} aria-describedby={hintId} onKeyDown={walk} sx={treeStyle}>
      <li hidden id={hintId}>
        {texts('permissions.keys')}
      </li>
      {nodes.map((node) => (
        <PermissionRow
          key={node.name}
          node={node}
          isGranted={isPermissionGranted(node, edits)}
          isCurrent={node.name === current}
          query={query}
          texts={texts}
          onEdit={onEdit}
          onReach={setReached}
        />
      ))}
    </Box>
  );
}

type PermissionRowProps = Pick<PermissionListProps, 'query' | 'texts' | 'onEdit'> & {
  readonly node: PermissionNode;
  readonly isGranted: boolean;
  readonly isCurrent: boolean;
  readonly onReach: (name: string) => void;
};

const PermissionRow = memo(function PermissionRow({
  node,
  isGranted,
  isCurrent,
  query,
  texts,
  onEdit,
  onReach,
}: PermissionRowProps) {
  const { name, displayName, depth, lock } = node;
  const roleTitle = useRoleTitle();
  return (
    <li className="tree-row" aria-level={depth + 1} style={depthStyle(depth)}>
      <label className="tree-label">
        <TreeCheckbox
          checked={isGranted}
          isLocked={lock !== undefined}
          tabIndex={isCurrent ? 0 : -1}
          onFocus={() => {
            onReach(name);
          }}
          onTick={(wished) => {
            onEdit({ names: [name], isGranted: wished });
          }}
        />
        <span>
          <MarkedText text={displayName} query={query} />
          {lock === undefined ? null : <span className="tree-note">{lockText(lock, texts, roleTitle)}</span>}
        </span>
      </label>
    </li>
  );
});

const steps: Readonly<Record<string, OutlineKey>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

function stepOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): OutlineKey | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
    return (key === 'ArrowLeft') === isRightToLeft ? 'child' : 'parent';
  }
  return Object.hasOwn(steps, key) ? steps[key] : undefined;
}

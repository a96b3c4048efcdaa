import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, type CSSProperties, type ReactNode } from 'react';

import { settingsCollapseMs } from '@/domain/constants';
import { collapseMachine } from '@/machines/shell/collapse-machine';

import './collapse.css';
import { useReducedMotion } from './use-reduced-motion';

type CollapseProps = {
  readonly isOpen: boolean;
  /** For the `aria-controls` of what opens it. */
  readonly id?: string;
  /** How long it takes to open or to close; the time of a settings page when absent. Milliseconds. */
  readonly durationMs?: number;
  readonly children: ReactNode;
};

/**
 * Content that folds away; folded, nothing of it can be reached, read aloud or found (register W-05). Its state is kept.
 * With reduced motion it opens and closes at once.
 */
export function Collapse({ isOpen, id, durationMs = settingsCollapseMs, children }: CollapseProps) {
  const timeMs = useReducedMotion() ? 0 : durationMs;
  const collapseRef = useActorRef(collapseMachine, { input: { isOpen, durationMs: timeMs } });
  const isHidden = useSelector(collapseRef, (snapshot) => snapshot.hasTag('hidden'));
  const isMoving = useSelector(collapseRef, (snapshot) => snapshot.hasTag('moving'));
  const isUnfolded = useSelector(collapseRef, (snapshot) => snapshot.hasTag('open'));

  useEffect(() => {
    collapseRef.send({ type: 'collapse.time', durationMs: timeMs });
  }, [collapseRef, timeMs]);
  useEffect(() => {
    collapseRef.send({ type: isOpen ? 'collapse.open' : 'collapse.close' });
  }, [collapseRef, isOpen]);

  return (
    <div
      id={id}
      className="collapse"
      hidden={isHidden}
      inert={!isUnfolded}
      data-open={isUnfolded}
      data-moving={isMoving}
      style={{ '--collapse-time': `${timeMs}ms` } as CSSProperties}
    >
      <div className="collapse-content">{children}</div>
    </div>
  );
}

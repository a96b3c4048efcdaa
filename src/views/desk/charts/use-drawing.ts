import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { AnyStateMachine } from 'xstate';

import type { ChartDrawing } from '@/domain/statecharts/drawing';
import { createLiveAnswerMachine } from '@/machines/records/live-answer-machine';
import { chartOf } from '@/machines/statecharts/chart-of';
import { openChartLayout } from '@/services/statecharts/chart-layout';
import { fromCall } from '@/views/shared/from-call';

import { ownActorId } from './chart-feed';

/** A machine's drawing, which is absent while it is made, and whether it could not be made. */
export function useDrawing(machine: AnyStateMachine) {
  const [layout] = useState(() => openChartLayout());
  const [logic] = useState(() =>
    createLiveAnswerMachine<AnyStateMachine, ChartDrawing>().provide({
      actors: {
        ask: fromCall(({ question }: { readonly question: AnyStateMachine }) => layout.layOut(chartOf(question))),
      },
    }),
  );
  const drawingRef = useActorRef(logic, { id: ownActorId });
  const drawing = useSelector(drawingRef, ({ context }) => context.answer);
  const hasFailed = useSelector(drawingRef, (snapshot) => snapshot.matches('failed'));

  useEffect(() => {
    drawingRef.send({ type: 'question.change', question: machine });
  }, [drawingRef, machine]);
  useEffect(() => () => layout.close(), [layout]);

  return {
    drawing: drawing?.chart.id === machine.id ? drawing : undefined,
    hasFailed,
    retry: () => {
      drawingRef.send({ type: 'answer.retry' });
    },
  };
}

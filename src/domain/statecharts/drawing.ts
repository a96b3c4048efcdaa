import { statesIn, type Chart, type ChartState } from './chart';
import { arrowsOf, initialId, linesOf, type ArrowSource, type LayoutNode } from './layout-graph';

type Point = { readonly x: number; readonly y: number };

/** A laid-out chart as flat lists, every place counted from the drawing's own corner. */
export type ChartDrawing = {
  readonly chart: Chart;
  readonly width: number;
  readonly height: number;
  /** Each before what lies in it. */
  readonly boxes: readonly DrawnBox[];
  readonly arrows: readonly DrawnArrow[];
};

export type DrawnBox = Point & {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** `initial` is the dot from which a state's first child is entered, `region` a part of a parallel state. */
  readonly kind: 'initial' | 'region' | ChartState['type'];
  readonly title: string;
  readonly lines: readonly string[];
};

export type DrawnArrow = {
  readonly id: string;
  readonly points: readonly Point[];
  readonly label: (Point & { readonly lines: readonly string[]; readonly width: number }) | undefined;
  /** Where the arrow comes from; absent at the arrow of an initial dot. */
  readonly from: ArrowSource | undefined;
};

/** Puts together what a layout has answered with what the chart says. */
export function drawingOf(chart: Chart, laidOut: LayoutNode): ChartDrawing {
  const places = new Map(nodesIn(laidOut).map((node) => [node.id, node]));
  const sources = new Map(arrowsOf(chart).map((arrow) => [arrow.id, arrow]));
  return {
    chart,
    width: Math.ceil(laidOut.width ?? 0),
    height: Math.ceil(laidOut.height ?? 0),
    boxes: statesIn(chart.root).flatMap((state) => [
      boxAt(places.get(state.id), {
        id: state.id,
        kind: isRegion(chart, state) ? 'region' : state.type,
        title: state.type === 'history' ? 'H' : state.key,
        lines: linesOf(chart, state),
      }),
      ...(state.initial === undefined
        ? []
        : [
            boxAt(places.get(initialId(state)), {
              id: initialId(state),
              kind: 'initial',
              title: '',
              lines: [],
            } as const),
          ]),
    ]),
    arrows: nodesIn(laidOut)
      .flatMap(({ edges = [] }) => edges)
      .map(({ id, sections = [], labels = [] }) => {
        const [label] = labels;
        return {
          id,
          points: sections.flatMap(({ startPoint, bendPoints = [], endPoint }) =>
            [startPoint, ...bendPoints, endPoint].map(rounded),
          ),
          label:
            label === undefined
              ? undefined
              : { ...rounded({ x: label.x ?? 0, y: label.y ?? 0 }), lines: label.text.split('\n'), width: label.width },
          from: sources.get(id),
        };
      }),
  };
}

function nodesIn(node: LayoutNode): readonly LayoutNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesIn)];
}

function isRegion(chart: Chart, state: ChartState): boolean {
  return statesIn(chart.root).some(({ type, children }) => type === 'parallel' && children.includes(state));
}

function boxAt(place: LayoutNode | undefined, rest: Pick<DrawnBox, 'id' | 'kind' | 'title' | 'lines'>): DrawnBox {
  const { x = 0, y = 0, width = 0, height = 0 } = place ?? {};
  return { ...rest, ...rounded({ x, y }), width: Math.round(width), height: Math.round(height) };
}

/** Half pixels are enough for an eye, and the same on every machine. */
function rounded({ x, y }: Point): Point {
  return { x: Math.round(x * 2) / 2, y: Math.round(y * 2) / 2 };
}

import { statesIn, transitionLabel, type Chart, type ChartState, type ChartTransition } from './chart';

/** What an ELK layout takes and answers (the library's JSON form), as far as statecharts need it. */
export type LayoutNode = {
  readonly id: string;
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  readonly layoutOptions?: Readonly<Record<string, string>>;
  readonly children?: readonly LayoutNode[];
  readonly edges?: readonly LayoutEdge[];
};

type LayoutPoint = { readonly x: number; readonly y: number };

type LayoutEdge = {
  readonly id: string;
  readonly sources: readonly string[];
  readonly targets: readonly string[];
  readonly labels?: readonly LayoutLabel[];
  readonly sections?: readonly {
    readonly startPoint: LayoutPoint;
    readonly endPoint: LayoutPoint;
    readonly bendPoints?: readonly LayoutPoint[];
  }[];
};

type LayoutLabel = {
  readonly text: string;
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
};

/** Sizes in the drawing's own units, which are pixels at 100 %. */
export const chartSizes = {
  titleSize: 13,
  lineSize: 11,
  titleHeight: 20,
  lineHeight: 16,
  boxPadding: 10,
  dot: 10,
} as const;

/** Every monospaced face is about this wide; a face that is narrower leaves a little air. */
const widthPerLetter = 0.61;

const layoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.randomSeed': '1',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.considerModelOrder.strategy': 'PREFER_NODES',
} as const;

/** The lines inside a state: what it calls, and what happens in it without leaving it. */
export function linesOf(chart: Chart, state: ChartState): readonly string[] {
  return [
    ...state.calls.map((call) => `⚙ ${call}`),
    ...chart.transitions
      .filter((transition) => transition.source === state.id && !isArrow(transition))
      .flatMap((transition) => wrapped(`↻ ${transitionLabel(transition)}`)),
  ];
}

/** A state that goes to itself, or stays, is written into its box instead of drawn as a loop. */
function isArrow({ source, target }: ChartTransition): boolean {
  return target !== undefined && target !== source;
}

export type ArrowSource = {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly transitions: readonly ChartTransition[];
};

/** One arrow from a state to another, whatever the number of ways. */
export function arrowsOf(chart: Chart): readonly ArrowSource[] {
  const arrows = new Map<string, ArrowSource>();
  for (const transition of chart.transitions) {
    const { source, target } = transition;
    if (target !== undefined && target !== source) {
      const id = arrowId(source, target);
      arrows.set(id, { id, source, target, transitions: [...(arrows.get(id)?.transitions ?? []), transition] });
    }
  }
  return [...arrows.values()];
}

export function arrowId(source: string, target: string): string {
  return `${source} → ${target}`;
}

/** The dot from which a compound state's first child is entered. */
export function initialId(state: Pick<ChartState, 'id'>): string {
  return `${state.id} ●`;
}

/** The chart as ELK is to lay it out: sizes from the texts, one layout over all levels. */
export function layoutGraph(chart: Chart): LayoutNode {
  return {
    id: 'drawing',
    layoutOptions,
    children: [nodeOf(chart, chart.root)],
    edges: [
      ...statesIn(chart.root).flatMap(({ id, initial }) =>
        initial === undefined
          ? []
          : [{ id: `${initialId({ id })} → ${initial}`, sources: [initialId({ id })], targets: [initial] }],
      ),
      ...arrowsOf(chart).map(({ id, source, target, transitions }) => ({
        id,
        sources: [source],
        targets: [target],
        labels: [labelOf(transitions)],
      })),
    ],
  };
}

function labelOf(transitions: readonly ChartTransition[]): LayoutLabel {
  const lines = arrowLines(transitions);
  return {
    text: lines.join('\n'),
    width: Math.max(...lines.map((line) => textWidth(line, chartSizes.lineSize))) + 6,
    height: lines.length * chartSizes.lineHeight,
  };
}

/** The same event under the same guard is written once; a long guard takes lines of its own. */
export function arrowLines(transitions: readonly ChartTransition[]): readonly string[] {
  return [...new Set(transitions.map(transitionLabel))].flatMap(wrapped);
}

const mostLetters = 28;

/** A policy is known by its last two words. */
function wrapped(label: string): readonly string[] {
  const short = label.replaceAll(/\b\w+\.(?=\w+\.\w)/gu, '');
  return short.length <= mostLetters
    ? [short]
    : short.split(/ (?=\[|and |or )/u).map((part, index) => (index === 0 ? part : `  ${part}`));
}

function nodeOf(chart: Chart, state: ChartState): LayoutNode {
  const { titleSize, lineSize, titleHeight, lineHeight, boxPadding, dot } = chartSizes;
  if (state.type === 'history') {
    return { id: state.id, width: titleHeight, height: titleHeight };
  }
  const lines = linesOf(chart, state);
  const head = titleHeight + lines.length * lineHeight;
  const width = Math.max(textWidth(state.key, titleSize), ...lines.map((line) => textWidth(line, lineSize)));
  if (state.children.length === 0) {
    return { id: state.id, width: Math.ceil(width + 2 * boxPadding), height: head + boxPadding };
  }
  return {
    id: state.id,
    layoutOptions: {
      'elk.padding': `[top=${head + boxPadding + 8},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${Math.ceil(width + 2 * boxPadding)},${head})`,
    },
    children: [
      ...(state.initial === undefined ? [] : [{ id: initialId(state), width: dot, height: dot }]),
      ...state.children.map((child) => nodeOf(chart, child)),
    ],
  };
}

function textWidth(text: string, size: number): number {
  return Math.ceil(text.length * size * widthPerLetter);
}

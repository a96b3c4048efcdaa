import type { ChartDrawing, DrawnArrow, DrawnBox } from '@/domain/statecharts/drawing';
import { chartSizes } from '@/domain/statecharts/layout-graph';

type ChartPictureProps = {
  readonly drawing: ChartDrawing;
  /** What the picture says, for those who do not see it. */
  readonly label: string;
  /** Ids of the states that the machine is in. */
  readonly lit?: ReadonlySet<string> | undefined;
  /** Ids of the arrows of the last step. */
  readonly taken?: ReadonlySet<string> | undefined;
};

/**
 * A statechart as SVG, in the desk and in docs alike: its looks are `chart-picture.css`, its colours the page's tokens.
 * A state the machine is in has a thick frame and a mark besides its colour, an arrow just taken a thick line.
 */
export function ChartPicture({ drawing, label, lit, taken }: ChartPictureProps) {
  const { width, height, boxes, arrows } = drawing;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="statechart"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {boxes.map((box) => (
        <Box key={box.id} box={box} light={lightOf(box.id, lit)} />
      ))}
      {arrows.map((arrow) => (
        <Arrow key={arrow.id} arrow={arrow} isTaken={taken?.has(arrow.id) ?? false} />
      ))}
    </svg>
  );
}

type Light = 'lit' | 'lit inner' | undefined;

/** The states that hold the present one are framed, the present one is filled as well. */
function lightOf(id: string, lit: ReadonlySet<string> = new Set()): Light {
  if (!lit.has(id)) {
    return undefined;
  }
  return [...lit].some((other) => other.startsWith(`${id}.`)) ? 'lit' : 'lit inner';
}

function Box({ box, light }: { readonly box: DrawnBox; readonly light: Light }) {
  const { titleHeight, lineHeight, boxPadding } = chartSizes;
  const { x, y, width, height, kind, title, lines } = box;
  if (kind === 'initial') {
    return <circle className="dot" cx={x + width / 2} cy={y + height / 2} r={width / 2} />;
  }
  return (
    <g className={light} data-state={box.id}>
      <rect className={`box ${kind}`} x={x} y={y} width={width} height={height} rx={8} />
      {kind === 'final' ? (
        <rect className="box" x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={6} />
      ) : null}
      {light === 'lit inner' ? <circle className="mark" cx={x + width - 2} cy={y + 2} r={5} /> : null}
      <text className="title" x={x + boxPadding} y={y + titleHeight}>
        {title}
      </text>
      {lines.map((line, index) => (
        <text key={index} className="line" x={x + boxPadding} y={y + titleHeight + (index + 1) * lineHeight}>
          {line}
        </text>
      ))}
    </g>
  );
}

function Arrow({ arrow, isTaken }: { readonly arrow: DrawnArrow; readonly isTaken: boolean }) {
  const { label, points } = arrow;
  return (
    <g className={isTaken ? 'taken' : undefined} data-arrow={arrow.id}>
      <polyline className="arrow" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <polygon className="tip" points={tipOf(points)} />
      {label?.lines.map((line, index) => (
        <text key={index} className="label" x={label.x + 3} y={label.y + (index + 1) * chartSizes.lineHeight - 4}>
          {line}
        </text>
      ))}
    </g>
  );
}

/** A triangle at the end of a line, in the direction of its last piece. */
function tipOf(points: DrawnArrow['points']): string {
  const end = points.at(-1) ?? { x: 0, y: 0 };
  const before = points.at(-2) ?? end;
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const [along, across] = [(end.x - before.x) / length, (end.y - before.y) / length];
  const side = (sign: number) => ({
    x: end.x - along * 8 - across * 4 * sign,
    y: end.y - across * 8 + along * 4 * sign,
  });
  return [end, side(1), side(-1)].map(({ x, y }) => `${Math.round(x * 2) / 2},${Math.round(y * 2) / 2}`).join(' ');
}

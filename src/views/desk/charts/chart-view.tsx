import FindIcon from '@mui/icons-material/CenterFocusStrong';
import FitIcon from '@mui/icons-material/FitScreen';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import { Box, IconButton } from '@mui/material';
import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';

import type { ChartDrawing } from '@/domain/statecharts/drawing';
import { useTexts } from '@/views/app/localization-context';

import './chart-picture.css';

import { ChartPicture } from './chart-picture';
import { chartTexts } from './chart-texts';
import { useChartZoom } from './use-chart-zoom';

type ChartViewProps = {
  readonly drawing: ChartDrawing;
  readonly label: string;
  readonly lit: ReadonlySet<string>;
  readonly taken: ReadonlySet<string>;
  readonly height: string | number;
  /** Further buttons beside those for zooming. */
  readonly actions?: ReactNode;
};

/**
 * A chart to move about in: the arrow keys and a finger scroll it as any scrolled area, a mouse drags it, `+`, `−` and
 * `0` or the buttons zoom. It follows the machine: the state it has come to is brought into sight.
 */
export function ChartView({ drawing, label, lit, taken, height, actions }: ChartViewProps) {
  const texts = useTexts(chartTexts);
  const areaRef = useRef<HTMLDivElement>(null);
  const zoom = useChartZoom(areaRef, drawing);
  const { scale, show } = zoom;
  const place = litPlace(drawing, lit);
  const { x, y } = place;

  useEffect(() => {
    show({ x, y });
  }, [show, x, y, scale]);

  const keys: Readonly<Record<string, () => void>> = {
    '+': zoom.larger,
    '=': zoom.larger,
    '-': zoom.smaller,
    '0': zoom.fit,
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mb: 0.5 }}>
        <IconButton size="small" aria-label={texts('charts.zoomOut')} onClick={zoom.smaller}>
          <ZoomOutIcon fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={texts('charts.zoomIn')} onClick={zoom.larger}>
          <ZoomInIcon fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={texts('charts.fit')} onClick={zoom.fit}>
          <FitIcon fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={texts('charts.find')} onClick={() => show(place)}>
          <FindIcon fontSize="small" />
        </IconButton>
        {actions}
      </Box>
      <Box
        ref={areaRef}
        role="group"
        aria-label={texts('charts.view')}
        tabIndex={0}
        onKeyDown={(event: KeyboardEvent) => {
          const act = event.ctrlKey || event.altKey || event.metaKey ? undefined : keys[event.key];
          if (act !== undefined) {
            event.preventDefault();
            act();
          }
        }}
        onPointerDown={startDrag}
        sx={{
          height,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          cursor: 'grab',
          '& svg': { display: 'block' },
        }}
      >
        <Box sx={{ width: drawing.width * scale, height: drawing.height * scale }}>
          <ChartPicture drawing={drawing} label={label} lit={lit} taken={taken} />
        </Box>
      </Box>
    </Box>
  );
}

/** The middle of what is lit, of its innermost states alone. */
function litPlace({ boxes }: ChartDrawing, lit: ReadonlySet<string>) {
  const inner = boxes.filter(({ id }) => lit.has(id) && ![...lit].some((other) => other.startsWith(`${id}.`)));
  const [box] = inner;
  return box === undefined ? { x: 0, y: 0 } : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A mouse drags; a finger scrolls by itself. */
function startDrag({
  currentTarget: area,
  pointerId,
  pointerType,
  clientX,
  clientY,
  button,
}: PointerEvent<HTMLElement>) {
  if (pointerType !== 'mouse' || button !== 0) {
    return;
  }
  const { scrollLeft, scrollTop } = area;
  const drag = (event: globalThis.PointerEvent) => {
    area.scrollTo(scrollLeft - event.clientX + clientX, scrollTop - event.clientY + clientY);
  };
  const end = () => {
    area.removeEventListener('pointermove', drag);
    area.removeEventListener('pointerup', end);
    area.removeEventListener('pointercancel', end);
  };
  area.setPointerCapture(pointerId);
  area.addEventListener('pointermove', drag);
  area.addEventListener('pointerup', end);
  area.addEventListener('pointercancel', end);
}

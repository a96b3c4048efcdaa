import { useCallback, useState, type RefObject } from 'react';

import type { ChartDrawing } from '@/domain/statecharts/drawing';

const scales = { smallest: 0.05, readable: 0.7, largest: 3, step: 1.25 } as const;

/** Drawings no wider than this are shown in full size at first. */
const smallDrawing = 500;

/** How large a chart is drawn in its scrolled area: at first so that it can be read, whatever does not fit. */
export function useChartZoom(areaRef: RefObject<HTMLElement | null>, { width, height }: ChartDrawing) {
  const [scale, setScale] = useState<number>(width <= smallDrawing ? 1 : scales.readable);

  const fit = () => {
    const area = areaRef.current;
    const whole = area === null ? 1 : Math.min(area.clientWidth / width, area.clientHeight / height);
    setScale(Math.max(scales.smallest, Math.min(1, whole)));
  };

  const show = useCallback(
    ({ x, y }: { readonly x: number; readonly y: number }) => {
      const area = areaRef.current;
      if (area !== null) {
        area.scrollLeft = x * scale - area.clientWidth / 2;
        area.scrollTop = y * scale - area.clientHeight / 2;
      }
    },
    [areaRef, scale],
  );

  return {
    scale,
    larger: () => setScale((now) => Math.min(scales.largest, now * scales.step)),
    smaller: () => setScale((now) => Math.max(scales.smallest, now / scales.step)),
    fit,
    /** Brings a place of the drawing into the middle. */
    show,
  };
}

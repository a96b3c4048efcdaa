import { useEffect } from 'react';

import { mobileMaxWidthPx } from '@/domain/constants';
import type { PanelsRef } from '@/machines/shell/panels-machine';

/** What lies over the page goes with the page, and with the width of the window it was made for. */
export function useClosedPanels(panelsRef: PanelsRef, page: string): void {
  useEffect(() => {
    panelsRef.send({ type: 'page.change' });
  }, [panelsRef, page]);

  useEffect(() => {
    const narrow = window.matchMedia(`(max-width: ${mobileMaxWidthPx}px)`);
    const onChange = () => {
      panelsRef.send({ type: narrow.matches ? 'viewport.narrow' : 'viewport.widen' });
    };
    narrow.addEventListener('change', onChange);
    return () => {
      narrow.removeEventListener('change', onChange);
    };
  }, [panelsRef]);
}

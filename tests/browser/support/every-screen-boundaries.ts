import { expect, type Page } from '@playwright/test';

/**
 * WCAG 1.4.11: what a control is known by without words, the frame of a field, a box to tick, the sign of a button, stands
 * out from what it lies on, 3 : 1 at least. What cannot be used is exempt; so are the cells of tables, whose frame is the
 * table's. axe judges words alone.
 */
export async function expectVisibleBoundaries(page: Page): Promise<void> {
  expect.soft(await page.evaluate(paleControls), 'controls that hardly stand out').toEqual([]);
}

/** Runs in the page: the controls that hardly stand out, each with the colour of its frame. */
export function paleControls(): readonly string[] {
  type Colour = readonly [red: number, green: number, blue: number, opacity: number];
  const least = 3;
  const white: Colour = [255, 255, 255, 1];
  const colourOf = (text: string): Colour => {
    const [red = 0, green = 0, blue = 0, opacity = 1] = (text.match(/[\d.]+/gu) ?? []).map(Number);
    return text.startsWith('color(') ? [red * 255, green * 255, blue * 255, opacity] : [red, green, blue, opacity];
  };
  const over = (upper: Colour, lower: Colour): Colour => {
    const mix = (place: 0 | 1 | 2) => upper[place] * upper[3] + lower[place] * (1 - upper[3]);
    return [mix(0), mix(1), mix(2), 1];
  };
  const surfaceOf = (element: Element | null): Colour => {
    const own = element === null ? white : colourOf(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, surfaceOf(element?.parentElement ?? null));
  };
  const luminanceOf = (colour: Colour) => {
    const [red, green, blue] = colour.slice(0, 3).map((part) => {
      const share = part / 255;
      return share <= 0.039_28 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
  };
  const contrast = (colour: Colour, surface: Colour) => {
    const lights = [luminanceOf(over(colour, surface)), luminanceOf(surface)];
    return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
  };
  const standsOut = (colour: string, around: Element | null) => contrast(colourOf(colour), surfaceOf(around)) >= least;

  /** The nearest element that frames the field, with its outline where that is drawn beside it. */
  const frameOf = (field: Element) => {
    for (let part: Element | null = field, step = 0; part !== null && step < 4; part = part.parentElement, step += 1) {
      const drawn = [part, ...part.querySelectorAll(':scope > fieldset')].find((candidate) => {
        const style = getComputedStyle(candidate);
        return style.borderBottomStyle !== 'none' && Number.parseFloat(style.borderBottomWidth) > 0;
      });
      if (drawn !== undefined) {
        return { drawn, around: part.parentElement, inside: part };
      }
    }
    return undefined;
  };
  const isFramed = (field: Element) => {
    const frame = frameOf(field);
    return (
      frame !== undefined &&
      (standsOut(getComputedStyle(frame.drawn).borderBottomColor, frame.around) ||
        standsOut(getComputedStyle(frame.inside).backgroundColor, frame.around))
    );
  };
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  const isUsable = (element: Element) =>
    !element.matches(':disabled, [aria-disabled="true"], [readonly], .Mui-disabled, .Mui-disabled *') &&
    element.closest('[inert], [aria-hidden="true"]') === null;
  const isInCell = (element: Element) => element.closest('td, th, [role="gridcell"], [role="columnheader"]') !== null;
  const paleSignsOf = (root: Element) =>
    [...root.querySelectorAll('svg')].filter((sign) => isSeen(sign) && !standsOut(getComputedStyle(sign).color, root));

  const fields = [...document.querySelectorAll('input, textarea, select')].filter(
    (field) => isSeen(field) && isUsable(field) && !isInCell(field),
  );
  const isDrawnAside = (field: Element) =>
    getComputedStyle(field).opacity === '0' || field.parentElement?.matches('.MuiButtonBase-root') === true;
  const isTicked = (field: Element) => field.matches(':checked, :indeterminate');
  const pale = [
    ...fields.filter((field) => !isDrawnAside(field) && !isTicked(field) && !isFramed(field)),
    ...[...document.querySelectorAll('.MuiCheckbox-root, .MuiRadio-root, button, a, [role="button"]')]
      .filter((control) => isSeen(control) && isUsable(control) && control.textContent.trim() === '')
      .filter((control) => paleSignsOf(control).length > 0),
  ];
  return pale.map((element) => {
    const frame = frameOf(element);
    const drawn = frame === undefined ? 'no frame' : getComputedStyle(frame.drawn).borderBottomColor;
    return `${drawn}: ${element.outerHTML.slice(0, 200)}`;
  });
}

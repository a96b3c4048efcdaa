/** The way to paper. */
export type Printing = {
  /** Opens the browser's own print dialog; answers when it is closed, where the browser waits for that. */
  readonly print: () => void;
};

/** @param browserWindow The window whose page is printed. */
export function createPrinting(browserWindow: Pick<Window, 'print'> = window): Printing {
  return {
    print: () => {
      browserWindow.print();
    },
  };
}

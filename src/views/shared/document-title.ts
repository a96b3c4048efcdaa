import { useEffect } from 'react';

const productName = 'Quỹ HTVLNN';

/** Names the browser's tab for as long as a page is shown. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${productName}`;
  }, [title]);
}

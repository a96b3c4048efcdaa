import { pageTexts } from './decisions/page-texts';
import './issuer-pages.css';

type Attributes = Readonly<Record<string, string | boolean | (() => void)>>;

/**
 * Makes an element. A text child is a text node, never markup; an attribute that is a function listens to the event of
 * its name, a boolean one is set or left out.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') {
      made.addEventListener(name, (event) => {
        event.preventDefault();
        value();
      });
    } else if (value !== false) {
      made.setAttribute(name, value === true ? '' : value);
    }
  }
  made.append(...children);
  return made;
}

/** Shows a page of the issuer: its title, and one card with a heading. */
export function showPage(root: HTMLElement, title: string, ...content: readonly (Node | string)[]): void {
  document.title = `${title} | ${pageTexts.product}`;
  document.documentElement.lang = 'vi';
  root.replaceChildren(
    element(
      'main',
      { class: 'issuer-page' },
      element(
        'div',
        { class: 'issuer-card' },
        element('p', { class: 'issuer-banner' }, pageTexts.demoBanner),
        element('h1', {}, title),
        ...content,
      ),
    ),
  );
}

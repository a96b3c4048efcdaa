import { pageTexts } from '../../pages/decisions/page-texts';
import { cancelLabel, signInForms, type ShownForm } from '../../pages/decisions/sign-in';
import { html, type Html } from '../html';
import { formTokenField } from './browser-cookie';

export const styleAddress = '/connect/pages.css';

/** A page of the issuer: one card with a heading, as `pages/page-elements.ts` draws it. */
function issuerPage(title: string, content: Html, { isPopup = false } = {}): Html {
  return html`<html lang="vi">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      <link rel="stylesheet" href="${styleAddress}" />
      <title>${title} | ${pageTexts.product}</title>
    </head>
    <body class="${isPopup ? 'issuer-popup' : ''}">
      <main class="issuer-page">
        <div class="issuer-card">
          <p class="issuer-banner">${pageTexts.classroomBanner}</p>
          <h1>${title}</h1>
          ${content}
        </div>
      </main>
    </body>
  </html>`;
}

export type FormPage = {
  readonly shown: ShownForm;
  /** Path and query of the page, where the form is posted to. */
  readonly action: string;
  readonly token: string;
  readonly userName: string;
  readonly complaint: string;
  readonly isPopup: boolean;
};

/** One of the forms on the way to a session; the buttons are told apart by the name of the second. */
export function formPage({ shown, action, token, userName, complaint, isPopup }: FormPage): Html {
  const { title, submitLabel, fields } = signInForms[shown.form];
  const values = fields.map(({ name }) => (name === 'username' ? userName : ''));
  const first = Math.max(0, values.indexOf(''));
  const inputs = fields.map((field, index) => {
    const focus = index === first ? html` autofocus` : undefined;
    const type = 'type' in field ? field.type : 'text';
    return html`<label
      >${field.label}<input
        name="${field.name}"
        type="${type}"
        autocomplete="${field.autocomplete}"
        value="${values[index]}"
        aria-describedby="complaint"
        required${focus}
    /></label>`;
  });
  return issuerPage(
    title,
    html`<form class="issuer-form" method="post" action="${action}">
      <input type="hidden" name="${formTokenField}" value="${token}" />
      <input type="hidden" name="form" value="${shown.form}" />
      ${inputs}
      <p id="complaint" class="issuer-message" role="alert">${complaint}</p>
      <div class="issuer-actions">
        <button type="submit">${submitLabel}</button>
        <button name="cancel" value="1" formnovalidate>${cancelLabel}</button>
      </div>
    </form>`,
    { isPopup },
  );
}

/** A page that says one thing and leads home. */
export function noticePage(title: string, role: 'alert' | 'status', sentence: string): Html {
  return issuerPage(
    title,
    html`<p role="${role}">${sentence}</p>
      <a href="/">${pageTexts.home}</a>`,
  );
}

/** Who is signed in at the issuer, and the ways on. */
export function accountPage(
  facts: readonly (readonly [label: string, value: string])[],
  returnUrl: string | undefined,
): Html {
  const rows = facts.map(
    ([label, value]) =>
      html`<dt>${label}</dt>
        <dd>${value}</dd>`,
  );
  return issuerPage(
    pageTexts.account,
    html`<dl class="issuer-facts">${rows}</dl>
      <p class="issuer-actions">
        <a href="${returnUrl ?? '/'}">${returnUrl === undefined ? pageTexts.home : pageTexts.back}</a>
        <a href="/connect/logout">${pageTexts.signOut}</a>
      </p>`,
  );
}

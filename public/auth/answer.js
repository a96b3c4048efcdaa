// @ts-check

/**
 * Where the issuer's answer to a popup or a hidden frame arrives: it goes on to the page that asked, unread, and to
 * pages of this origin only.
 *
 * @typedef {object} AuthAnswer
 * @property {'fund-office.auth-answer'} type
 * @property {string} href the whole address, answer included
 */

const messageType = 'fund-office.auth-answer';

/** @type {AuthAnswer} */
const answer = { type: messageType, href: location.href };
// First of all, so that neither history nor a copied address holds a code.
history.replaceState(null, '', location.pathname);

/** @type {Window | null} */
const opener = window.opener;

if (opener !== null) {
  opener.postMessage(answer, location.origin);
} else if (window.parent !== window) {
  window.parent.postMessage(answer, location.origin);
} else {
  // `Cross-Origin-Opener-Policy` has cut the tie to the opener on the way over the issuer's pages.
  const channel = new BroadcastChannel(messageType);
  channel.postMessage(answer);
  channel.close();
}

if (window.parent === window) {
  window.close();
  const done = document.getElementById('done');
  if (!window.closed && done !== null) {
    done.hidden = false;
  }
}

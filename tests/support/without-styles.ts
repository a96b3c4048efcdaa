/**
 * jsdom lays nothing out, but weighs every rule of every style sheet against every element whose role is asked for.
 * What a screen looks like is proven in a browser; here its styles would only cost most of the time.
 */
if (typeof HTMLStyleElement !== 'undefined') {
  HTMLStyleElement.prototype.appendChild = (node) => node;
}

/**
 * jsdom lays nothing out, but weighs every rule of every style sheet against every element whose role is asked for.
 * What a screen looks like is proven in a browser; here its styles would only cost most of the time.
 */
if (typeof HTMLHeadElement !== 'undefined') {
  HTMLHeadElement.prototype.insertBefore = function insertBefore<Added extends Node>(added: Added, next: Node | null) {
    return added instanceof HTMLStyleElement ? added : (Node.prototype.insertBefore.call(this, added, next) as Added);
  };
}

import { newUuid } from './uuid';

/**
 * Names what is sent as an intention (`maLanGui` of the contract): what is sent again as it was keeps its name, so that it
 * is done once although its answer was lost. What was changed since is another intention: under the old name the back end
 * would answer what it did first, and what is typed now would count as done.
 */
export function createIntention(): (sent: unknown) => string {
  let last: { readonly sent: string; readonly name: string } | undefined;
  return (sent) => {
    const text = JSON.stringify(sent);
    if (last?.sent !== text) {
      last = { sent: text, name: newUuid() };
    }
    return last.name;
  };
}

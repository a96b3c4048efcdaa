import { readXlsx, writeXlsx } from 'hucre/xlsx';

/** Runs in the page beside the product: the same work done plainly, without a worker, checks, progress or cancelling. */
export const plain = {
  /** @param {string} address of an .xlsx file */
  read: async (address) => {
    const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
    const { sheets } = await readXlsx(bytes);
    return sheets[0]?.rows.length;
  },

  /** @param {readonly string[]} addresses of a list's pages */
  write: async (addresses) => {
    const rows = [];
    for (const address of addresses) {
      const { items } = await (await fetch(address)).json();
      rows.push(...items.map((item) => Object.values(item)));
    }
    const bytes = await writeXlsx({ sheets: [{ name: 'Sheet1', rows }] });
    return new Blob([bytes]).size;
  },

  /** @param {{ readonly address: string, readonly bodies: readonly string[] }} calls */
  send: async ({ address, bodies }) => {
    for (const body of bodies) {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      await answer.json();
    }
  },

  /** @param {{ readonly addresses: readonly string[], readonly fields: readonly string[] }} lines */
  form: async ({ addresses, fields }) => {
    const table = document.createElement('table');
    for (const address of addresses) {
      const { items } = await (await fetch(address)).json();
      for (const item of items) {
        const row = table.insertRow();
        for (const field of fields) {
          row.insertCell().append(Object.assign(document.createElement('input'), { value: String(item[field] ?? '') }));
        }
      }
    }
    document.body.append(table);
  },
};

Object.assign(window, { plain });

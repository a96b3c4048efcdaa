/** A line of a paper: what it is, and its value. */
export type PaperFact = { readonly label: string; readonly value: string };

/** Lines of a paper under one another, the values behind one line of colons. */
export function PaperFacts({ facts }: { readonly facts: readonly PaperFact[] }) {
  return (
    <table className="print-facts">
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{`${label}:`}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

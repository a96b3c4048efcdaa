import type { Tone } from '../list-description';
import './tag.css';

/** A status: its word, on a colour that says the same. */
export function Tag({ text, tone }: { readonly text: string; readonly tone: Tone }) {
  return (
    <span className={`tag tag-${tone}`} title={text}>
      <span>{text}</span>
    </span>
  );
}

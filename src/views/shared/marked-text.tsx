import { searchHits } from '@/domain/text/search-hits';

type MarkedTextProps = { readonly text: string; readonly query: string };

/** A text with what was searched for in it marked. */
export function MarkedText({ text, query }: MarkedTextProps) {
  if (query === '') {
    return text;
  }
  return searchHits(text, query).map((part, index) => (part.isHit ? <mark key={index}>{part.text}</mark> : part.text));
}

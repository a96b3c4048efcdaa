import { searchText } from '../text/search-text';

type SearchedGroup = { readonly displayName: string; readonly nodes: readonly { readonly displayName: string }[] };

/**
 * The groups in whose name or in one of whose entries the query occurs, whole, so that a hit is seen among its
 * neighbours; case and diacritics aside. An empty query finds every group.
 */
export function findGroups<Group extends SearchedGroup>(groups: readonly Group[], query: string): readonly Group[] {
  const wanted = searchText(query);
  const isHit = ({ displayName }: { readonly displayName: string }) => searchText(displayName).includes(wanted);
  return wanted === '' ? groups : groups.filter((group) => isHit(group) || group.nodes.some(isHit));
}

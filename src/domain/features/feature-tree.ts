import { forestOf, type Forest } from '../trees/forest';
import type { Feature, FeatureGroup, FeatureProvider } from './feature';
import { canBeCleared, featureControlOf, type FeatureControl } from './feature-control';

export type FeatureNode = {
  readonly name: string;
  readonly displayName: string;
  readonly description: string | undefined;
  readonly control: FeatureControl;
  /** As the server has it; `''` for none. */
  readonly value: string;
  /** As the server says it; 0 for a root. */
  readonly depth: number;
  /** From whom the value comes, when not from the provider that is being edited. */
  readonly inheritedFrom: string | undefined;
  /** Whether an own value can be given back for the inherited one, by itself. */
  readonly canBeCleared: boolean;
};

export type FeatureBranch = {
  /** Unlike the name, it is the group's alone. */
  readonly id: string;
  readonly displayName: string;
  readonly nodes: readonly FeatureNode[];
};

/** Everything the server says about one provider's features, made ready to be asked by name. */
export type FeatureTree = {
  readonly groups: readonly FeatureBranch[];
  readonly nodes: ReadonlyMap<string, FeatureNode>;
  readonly forest: Forest;
};

/**
 * The trees of an answer of ABP's feature management, in its order. Of two features of one name the first counts, as the
 * server knows one; groups without features are left out.
 */
export function featureTreeOf(groups: readonly FeatureGroup[], provider: FeatureProvider): FeatureTree {
  const nodes = new Map<string, FeatureNode>();
  const branches = groups.map(({ name, displayName, features }, index): FeatureBranch => {
    const own: FeatureNode[] = [];
    for (const feature of features) {
      if (!nodes.has(feature.name)) {
        const node = nodeOf(feature, provider);
        nodes.set(feature.name, node);
        own.push(node);
      }
    }
    return { id: `${index}:${name}`, displayName: displayName || name, nodes: own };
  });
  return {
    groups: branches.filter((branch) => branch.nodes.length > 0),
    nodes,
    forest: forestOf(groups.flatMap(({ features }) => features)),
  };
}

function nodeOf(feature: Feature, own: FeatureProvider): FeatureNode {
  const { name, displayName, description, value, depth, provider } = feature;
  const control = featureControlOf(feature);
  const isOwn = provider.name === own.name && (provider.key ?? undefined) === own.key;
  return {
    name,
    displayName: displayName || name,
    description: description === null || description === '' ? undefined : description,
    control,
    value: value ?? '',
    depth,
    inheritedFrom: isOwn ? undefined : (provider.name ?? ''),
    canBeCleared: control.kind !== 'unknown' && canBeCleared(feature.valueType),
  };
}

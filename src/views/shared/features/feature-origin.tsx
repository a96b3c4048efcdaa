import type { FeatureRowProps } from './feature-row-props';
import { inheritedText } from './feature-words';

type FeatureOriginProps = Pick<FeatureRowProps, 'node' | 'edited' | 'isChanged' | 'texts' | 'onEdit'>;

/** From where a feature's value comes, and the way back to the inherited one where ABP takes it (register F-07). */
export function FeatureOrigin({ node, edited, isChanged, texts, onEdit }: FeatureOriginProps) {
  const { name, displayName, inheritedFrom, canBeCleared } = node;
  if (edited === null) {
    return (
      <p className="tree-text">
        {texts('features.willInherit')}
        <button
          type="button"
          className="tree-link"
          aria-label={texts('features.undoOf', { name: displayName })}
          onClick={() => {
            onEdit({ name, value: undefined });
          }}
        >
          {texts('features.undo')}
        </button>
      </p>
    );
  }
  if (inheritedFrom !== undefined) {
    return <p className="tree-text">{isChanged ? texts('features.willOwn') : inheritedText(inheritedFrom, texts)}</p>;
  }
  return (
    <p className="tree-text">
      {texts('features.own')}
      {canBeCleared ? (
        <button
          type="button"
          className="tree-link"
          aria-label={texts('features.inheritOf', { name: displayName })}
          onClick={() => {
            onEdit({ name, value: null });
          }}
        >
          {texts('features.inherit')}
        </button>
      ) : null}
    </p>
  );
}

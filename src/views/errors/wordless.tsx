/** The last page there is: for when not even the words of an error could be fetched. */
export function Wordless({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <main role="alert" className="error-view">
      <h1>{lastSentence}</h1>
      <button type="button" className="plain-button plain-button-main" onClick={onRetry}>
        {lastRetry}
      </button>
    </main>
  );
}

/** In both languages at once, since no text table could be fetched. */
const lastSentence = 'Không tải được ứng dụng. · The application could not be loaded.';
const lastRetry = 'Thử lại · Try again';

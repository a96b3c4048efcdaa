/** An autocomplete as tall as the selects beside it. */
export const autocompleteStyle = {
  '& .MuiAutocomplete-inputRoot.MuiInputBase-root': { paddingBlock: 0 },
} as const;

/** "All" reads like a choice, as it does in the selects beside it. */
export const allPlaceholderStyle = {
  '& .MuiInputBase-input::placeholder': { opacity: 1, color: 'text.primary' },
} as const;

export const chosenPlaceholderStyle = { ...autocompleteStyle, ...allPlaceholderStyle } as const;

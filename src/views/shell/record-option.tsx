import Box from '@mui/material/Box';

import type { SearchHit } from '@/domain/search/search-hit';
import { matchedParts } from '@/domain/text/matched-parts';

type RecordOptionProps = { readonly hit: SearchHit; readonly query: string };

/** A record as the palette shows it: whose it is, what it is, and what of it was searched for. */
export function RecordOption({ hit: { tieuDe, ma, moTa }, query }: RecordOptionProps) {
  return (
    <Box component="span" sx={{ flex: 1, minWidth: 0, py: 0.75 }}>
      <Box component="span" sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
        <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 500 }}>
          <Matched text={tieuDe} query={query} />
        </Box>
        <Box component="span" sx={{ flex: 'none', fontVariantNumeric: 'tabular-nums' }}>
          <Matched text={ma} query={query} />
        </Box>
      </Box>
      {moTa === null ? null : (
        <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary' }}>
          <Matched text={moTa} query={query} />
        </Box>
      )}
    </Box>
  );
}

function Matched({ text, query }: { readonly text: string; readonly query: string }) {
  return matchedParts(text, query).map(({ text: part, isMatch }, index) =>
    isMatch ? (
      <Box
        component="mark"
        key={index}
        sx={{ bgcolor: 'var(--surface-attention)', color: 'inherit', borderRadius: 0.5 }}
      >
        {part}
      </Box>
    ) : (
      <span key={index}>{part}</span>
    ),
  );
}

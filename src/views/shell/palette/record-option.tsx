import Box from '@mui/material/Box';

import type { SearchHit } from '@/domain/search/search-hit';
import { MarkedText } from '@/views/shared/marked-text';

const mark = { bgcolor: 'var(--surface-attention)', color: 'inherit', borderRadius: 0.5 };

type RecordOptionProps = { readonly hit: SearchHit; readonly query: string };

/** A record as the palette shows it: whose it is, what it is, and what of it was searched for. */
export function RecordOption({ hit: { tieuDe, ma, moTa }, query }: RecordOptionProps) {
  return (
    <Box component="span" sx={{ flex: 1, minWidth: 0, py: 0.75, '& mark': mark }}>
      <Box component="span" sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
        <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 500 }}>
          <MarkedText text={tieuDe} query={query} />
        </Box>
        <Box component="span" sx={{ flex: 'none', fontVariantNumeric: 'tabular-nums' }}>
          <MarkedText text={ma} query={query} />
        </Box>
      </Box>
      {moTa === null ? null : (
        <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary' }}>
          <MarkedText text={moTa} query={query} />
        </Box>
      )}
    </Box>
  );
}

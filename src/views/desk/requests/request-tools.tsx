import DeleteIcon from '@mui/icons-material/DeleteSweepOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import SearchIcon from '@mui/icons-material/Search';
import {
  Box,
  Button,
  FormControlLabel,
  InputAdornment,
  OutlinedInput,
  Stack,
  Switch,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';

import { asHar } from '@/domain/desk/har';
import { maskedRecord } from '@/domain/desk/masked-record';
import { recordKinds, type RecordFilter, type RecordKind } from '@/domain/desk/record-filter';
import type { RequestRecord } from '@/domain/desk/request-record';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';

import { useDesk } from '../desk-context';
import { requestsTexts } from './requests-texts';

type RequestToolsProps = {
  readonly records: readonly RequestRecord[];
  readonly shown: readonly RequestRecord[];
  readonly filter: RecordFilter;
  readonly onFilter: (filter: RecordFilter) => void;
  readonly showsSecrets: boolean;
  readonly onSecrets: (showsSecrets: boolean) => void;
};

/** Above the log: what of it is shown, and what can be done with all of it. */
export function RequestTools({ records, shown, filter, onFilter, showsSecrets, onSecrets }: RequestToolsProps) {
  const texts = useTexts(requestsTexts);
  const { requests } = useDesk().desk;
  const { spreadsheets } = useServices();

  const download = () => {
    const told = showsSecrets ? shown : shown.map(maskedRecord);
    const har = asHar(told, { name: texts('log.creator'), version: '1' });
    spreadsheets.save(new Blob([JSON.stringify(har, null, 2)], { type: 'application/json' }), texts('log.fileName'));
  };

  return (
    <Stack spacing={1}>
      <OutlinedInput
        type="search"
        size="small"
        fullWidth
        value={filter.words}
        placeholder={texts('log.searchHint')}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon fontSize="small" />
          </InputAdornment>
        }
        onChange={({ target }) => {
          onFilter({ ...filter, words: target.value });
        }}
        slotProps={{ input: { 'aria-label': texts('log.search') } }}
      />
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        color="primary"
        value={filter.kind}
        aria-label={texts('log.kinds')}
        onChange={(_, kind: RecordKind | null) => {
          onFilter({ ...filter, kind: kind ?? 'all' });
        }}
        sx={{ '& .MuiToggleButton-root': { color: 'text.primary', textTransform: 'none', py: 0.5 } }}
      >
        {recordKinds.map((kind) => (
          <ToggleButton key={kind} value={kind}>
            {texts(`log.kind.${kind}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={showsSecrets}
            onChange={(_, isOn) => {
              onSecrets(isOn);
            }}
          />
        }
        label={texts('log.secrets')}
        sx={{ ml: 0, gap: 0.5 }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 0.5 }}>
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1, fontVariantNumeric: 'tabular-nums' }}>
          {texts('log.count', { shown: shown.length, all: records.length })}
        </Typography>
        <Button size="small" startIcon={<DownloadIcon />} disabled={shown.length === 0} onClick={download}>
          {texts('log.download')}
        </Button>
        <Button
          size="small"
          startIcon={<DeleteIcon />}
          disabled={records.length === 0}
          onClick={() => {
            requests.clear();
          }}
        >
          {texts('log.clear')}
        </Button>
      </Box>
    </Stack>
  );
}

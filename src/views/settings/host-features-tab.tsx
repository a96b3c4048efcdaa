import TuneIcon from '@mui/icons-material/TuneOutlined';
import { Box, Button } from '@mui/material';

import type { FeatureProvider } from '@/domain/features/feature';
import { frame } from '@/views/app/theme/theme-tokens';
import { useTexts } from '@/views/app/localization-context';
import { FeatureDialog } from '@/views/shared/features/feature-dialog';
import { FormSection } from '@/views/shared/form/form-section';
import { useModal } from '@/views/shared/modal/use-modal';

import { settingsTexts } from './settings-texts';

const host: FeatureProvider = { name: 'T', key: undefined };

/** The way to the features of the host itself. */
export function HostFeaturesTab() {
  const texts = useTexts(settingsTexts);
  const modalRef = useModal({ size: 'lg' });
  return (
    <Box sx={{ maxWidth: frame.formMaxWidth }}>
      <FormSection title={texts('features.heading')} help={texts('features.explanation')}>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Button
            variant="contained"
            startIcon={<TuneIcon />}
            onClick={() => {
              modalRef.send({ type: 'modal.open' });
            }}
          >
            {texts('features.manage')}
          </Button>
        </Box>
      </FormSection>
      <FeatureDialog modalRef={modalRef} provider={host} title={texts('features.heading')} />
    </Box>
  );
}

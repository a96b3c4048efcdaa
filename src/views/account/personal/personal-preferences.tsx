import RestoreIcon from '@mui/icons-material/RestartAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useAtom, useSetAtom } from 'jotai';

import { useTexts } from '../../app/localization-context';
import { densities, menuVariants, themeModes } from '../../app/looks';
import { useConfirm, useNotices } from '../../app/notices';
import { removePreferences } from '../../app/preferences';
import { densityAtom, menuVariantAtom, resetLooksAtom, singleKeysAtom, themeModeAtom } from '../../app/ui-atoms';
import { useLanguages } from '../../app/use-languages';
import { ChoiceGroup } from '../../shared/choice-group';
import { rereadStoredTextsAtom } from '../../shared/list/stored-text';
import { personalTexts } from './personal-texts';

/** How the person wants the product to look and to listen, each taking effect at once. */
export function PersonalPreferences() {
  const texts = useTexts(personalTexts);
  const { languages, current, choose } = useLanguages();
  const [mode, setMode] = useAtom(themeModeAtom);
  const [density, setDensity] = useAtom(densityAtom);
  const [variant, setVariant] = useAtom(menuVariantAtom);
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <ChoiceGroup
        label={texts('personal.language')}
        value={current}
        choices={languages.map(({ culture, name }) => [culture, name])}
        onChoose={choose}
      />
      <ChoiceGroup
        label={texts('personal.theme')}
        value={mode}
        choices={themeModes.map((choice) => [choice, texts(`personal.theme.${choice}`)])}
        onChoose={setMode}
      />
      <ChoiceGroup
        label={texts('personal.density')}
        value={density}
        choices={densities.map((choice) => [choice, texts(`personal.density.${choice}`)])}
        onChoose={setDensity}
      />
      <ChoiceGroup
        label={texts('personal.menu')}
        help={texts('personal.menuHint')}
        value={variant}
        choices={menuVariants.map((choice) => [choice, texts(`personal.menu.${choice}`)])}
        onChoose={setVariant}
      />
      <SingleKeys />
      <Reset />
    </Box>
  );
}

function SingleKeys() {
  const texts = useTexts(personalTexts);
  const [singleKeys, setSingleKeys] = useAtom(singleKeysAtom);
  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={singleKeys === 'on'}
            onChange={(_, isOn) => setSingleKeys(isOn ? 'on' : 'off')}
            slotProps={{ input: { 'aria-describedby': 'personal-single-keys' } }}
          />
        }
        label={texts('personal.singleKeys')}
      />
      <Typography id="personal-single-keys" variant="body2" color="textSecondary">
        {texts('personal.singleKeysHint')}
      </Typography>
    </div>
  );
}

/** Looks, lists and menu as they were before anybody chose, after a question. */
function Reset() {
  const texts = useTexts(personalTexts);
  const confirm = useConfirm();
  const notices = useNotices();
  const resetLooks = useSetAtom(resetLooksAtom);
  const resetLists = useSetAtom(rereadStoredTextsAtom);
  const reset = async () => {
    if ((await confirm({ message: texts('personal.resetQuestion') })) === 'confirm') {
      removePreferences();
      resetLooks();
      resetLists();
      notices.success(texts('personal.resetDone'));
    }
  };
  return (
    <Box sx={{ pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Button variant="outlined" startIcon={<RestoreIcon />} onClick={() => void reset()}>
        {texts('personal.reset')}
      </Button>
    </Box>
  );
}

import { Box, Button, Typography } from '@mui/material';
import { useFormikContext } from 'formik';

import { agreesWithPerson, hasKnownProvince, normalizeCitizenId, readCitizenId } from '@/domain/identity/citizen-id';
import { sexes } from '@/domain/reference/person-lists';
import type { WorkerPerson } from '@/domain/workers/worker';
import { useTexts } from '@/views/app/localization-context';

import { citizenIdTexts } from './citizen-id-texts';
import { formTexts } from './form-texts';
import { TextField } from './text-field';
import { useChoices } from './use-choices';

type CitizenIdPerson = Pick<WorkerPerson, 'soCccd' | 'lyDoCccd' | 'ngaySinh' | 'gioiTinh'>;

/**
 * The identity number with what it says about its person. It offers its sex and names its birth year; where it
 * contradicts the form, a reason can be given instead (domain dictionary §8.1).
 */
export function CitizenIdFields({ isMasked }: { readonly isMasked: boolean }) {
  const texts = useTexts(citizenIdTexts);
  const form = useTexts(formTexts);
  const { values } = useFormikContext<CitizenIdPerson>();
  const number = normalizeCitizenId(values.soCccd);
  const contradicts = values.ngaySinh !== '' && !agreesWithPerson(number, values.gioiTinh, values.ngaySinh);
  const isAbroad = readCitizenId(number) !== undefined && !hasKnownProvince(number);

  return (
    <>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TextField
          name="soCccd"
          label={texts('citizenId.soCccd')}
          kind="digits"
          isRequired
          isLocked={isMasked}
          help={
            isMasked
              ? form('form.masked')
              : texts(isAbroad ? 'citizenId.help.unknownProvince' : 'citizenId.help.soCccd')
          }
        />
        <CitizenIdHint number={number} />
      </Box>
      {contradicts || values.lyDoCccd !== null ? (
        <TextField
          name="lyDoCccd"
          label={texts('citizenId.lyDoCccd')}
          help={texts('citizenId.help.lyDoCccd')}
          lines={2}
        />
      ) : null}
    </>
  );
}

/** What the number says where the form says otherwise; offered, never forced. */
function CitizenIdHint({ number }: { readonly number: string }) {
  const texts = useTexts(citizenIdTexts);
  const choices = useChoices(sexes);
  const { values, setFieldValue } = useFormikContext<CitizenIdPerson>();
  const said = readCitizenId(number);
  if (said === undefined || agreesWithPerson(number, values.gioiTinh, values.ngaySinh || String(said.birthYear))) {
    return null;
  }
  const sex = choices.find(({ id }) => id === said.sex)?.label ?? '';

  return (
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {texts('citizenId.hint.text', { sex, year: said.birthYear })}
      </Typography>
      {values.gioiTinh === said.sex ? null : (
        <Button size="small" variant="outlined" onClick={() => void setFieldValue('gioiTinh', said.sex)}>
          {texts('citizenId.hint.useSex', { sex })}
        </Button>
      )}
    </Box>
  );
}

import { Box, Button, Typography } from '@mui/material';
import { useFormikContext } from 'formik';
import { useRef } from 'react';

import { agreesWithPerson, hasKnownProvince, normalizeCitizenId, readCitizenId } from '@/domain/identity/citizen-id';
import { sexes } from '@/domain/reference/person-lists';
import type { WorkerPerson } from '@/domain/workers/worker';
import { useTexts } from '@/views/app/localization-context';

import { useFocusAfterRemoval } from '../focus/use-focus-after-removal';
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
  const isTold =
    said !== undefined && !agreesWithPerson(number, values.gioiTinh, values.ngaySinh || String(said.birthYear));
  const sex = choices.find(({ id }) => id === said?.sex)?.label ?? '';

  // There before its words: a screen reader hears what comes into it (WCAG 4.1.3).
  return (
    <Box role="status" sx={hintStyle}>
      {isTold ? (
        <>
          <Typography variant="body2" color="textSecondary">
            {texts('citizenId.hint.text', { sex, year: said.birthYear })}
          </Typography>
          {values.gioiTinh === said.sex ? null : (
            <UseSexButton sex={sex} onUse={() => void setFieldValue('gioiTinh', said.sex)} />
          )}
        </>
      ) : null}
    </Box>
  );
}

const hintStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mt: 1,
  '&:empty': { mt: 0 },
} as const;

const afterUse = { entry: 'button', around: 'section', rest: '[name="soCccd"]', restOfTouch: 'h2' } as const;

type UseSexButtonProps = { readonly sex: string; readonly onUse: () => void };

/** Goes once the form says the same, and leaves the focus to the number that it was read from. */
function UseSexButton({ sex, onUse }: UseSexButtonProps) {
  const texts = useTexts(citizenIdTexts);
  const buttonRef = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(buttonRef, afterUse);
  return (
    <Button ref={buttonRef} size="small" variant="outlined" onClick={onUse}>
      {texts('citizenId.hint.useSex', { sex })}
    </Button>
  );
}
